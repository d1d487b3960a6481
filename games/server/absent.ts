/** Ends rounds for players who did not return in time, as the rules of their games say. */
import { v7 as newId } from 'uuid';
import { courseSchema } from '../kit/play-api/rounds.ts';
import { cashOut } from '../kinds/instant/ladder.ts';
import { payoutOf } from '../kinds/instant/multiplier.ts';
import type { House } from './house.ts';
import { closeRound, takeBack } from './rounds/close.ts';
import { lockRound, type Round } from './rounds/round.ts';
import { findDrawBet } from './draws/draw-bets.ts';
import { endOutsideDraw } from './draws/outside.ts';
import { beforeFlightEnds, endFlight, readFlight } from './flights/flight-rounds.ts';
import { inTransaction } from './transaction.ts';

/**
 * Cashes a round out where that may be done, and else gives its bet back: nothing is risked in the player's absence. Both follow
 * from where the row says that the round stands, so that they can be done for a version of the game that is no longer played.
 * @returns the round as it is then, or null if the player has ended it meanwhile.
 */
export async function endForAbsent(house: House, { publicId }: Round): Promise<Round | null> {
  await beforeFlightEnds(publicId);
  return inTransaction(house.pool, async (client) => {
    const round = await lockRound(house, client, publicId);
    if (round?.state !== 'in_play') return null;
    if (readFlight(round)) return endFlight(house, client, round);
    // A game that the house no longer has may have been one of draws: then its bet says so.
    const isOfDraws =
      house.games.get(round.gameCode)?.kind === 'crash' || (await findDrawBet(client, publicId));
    if (isOfDraws) return endOutsideDraw(house, client, round);
    const course = courseSchema.parse(round.book);
    if (!course.can_cash_out) return takeBack(house, client, round);
    // Written down as an action, so that the round still follows from its actions.
    await client.query(
      `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, $2, $3, $4, $5)`,
      [round.roundId, round.actions.length, newId(), JSON.stringify(cashOut), house.now()],
    );
    await client.query(`UPDATE house.round SET actions = actions + 1 WHERE round_id = $1`, [round.roundId]);
    const ended = { ...course, state: 'ended', can_cash_out: false };
    return closeRound(house, client, round, payoutOf(round.bet, course.multiplier), ended);
  });
}
