/** Ends rounds for players who did not return in time, as the rules of their games say. */
import { v7 as newId } from 'uuid';
import { courseSchema } from '../kit/play-api/rounds.ts';
import type { Thing } from '../kit/round/round-game.ts';
import { cashOut } from '../kinds/instant/ladder.ts';
import { payoutOf } from '../kinds/instant/multiplier.ts';
import { chooseForAbsent } from './choice.ts';
import { bookOf, replay } from './course.ts';
import { hasDraws, type House } from './house.ts';
import { closeRound, takeBack } from './rounds/close.ts';
import { lockRound, type Round } from './rounds/round.ts';
import { findDrawBet } from './draws/draw-bets.ts';
import { endOutsideDraw } from './draws/outside.ts';
import { beforeFlightEnds, endFlight, readFlight } from './flights/flight-rounds.ts';
import { inTransaction, type Queryable } from './transaction.ts';

/**
 * Cashes a round out where that may be done, plays it on by the rules of its game where these say how, and else gives its bet back:
 * nothing more is staked in the player's absence. The first and the last follow from where the row says that the round stands, so
 * that they can be done for a version of the game that is no longer played.
 * @returns the round as it is then, or null if the player has ended it meanwhile.
 */
export async function endForAbsent(house: House, { publicId }: Round): Promise<Round | null> {
  await beforeFlightEnds(publicId);
  return inTransaction(house.pool, async (client) => {
    const round = await lockRound(house, client, publicId);
    if (round?.state !== 'in_play') return null;
    if (readFlight(round)) return endFlight(house, client, round);
    // A game that the house no longer has may have been one of draws: then its bet says so.
    const game = house.games.get(round.gameCode);
    const isOfDraws = (game && hasDraws(game)) || (await findDrawBet(client, publicId));
    if (isOfDraws) return endOutsideDraw(house, client, round);
    // Of a slot, whose rounds wait only for a choice, a round keeps its book.
    const standing = courseSchema.safeParse(round.book);
    if (!standing.success) return chooseForAbsent(house, client, round);
    const course = standing.data;
    if (!course.can_cash_out) return playOut(house, client, round);
    await writeAction(house, client, round, round.actions.length, cashOut);
    const ended = { ...course, state: 'ended', can_cash_out: false };
    return closeRound(house, client, round, payoutOf(round.bet, course.multiplier), ended);
  });
}

/** Plays a round on as the rules of its game say for a player who is away; where they say nothing, its bet is given back. */
async function playOut(house: House, client: Queryable, round: Round): Promise<Round> {
  const game = house.games.get(round.gameCode);
  const isKnown = game && 'versions' in game && game.versions.has(round.gameVersion);
  if (!isKnown) return takeBack(house, client, round);
  const played = replay(game, round);
  const actions = [...round.actions];
  let standing = played.after(actions);
  while (standing.state === 'in_play') {
    if (standing.whenAway === null || standing.whenAway === 'take_back')
      return takeBack(house, client, round);
    await writeAction(house, client, round, actions.length, standing.whenAway);
    actions.push(standing.whenAway);
    standing = played.after(actions);
  }
  return closeRound(house, client, round, standing.win_minor, bookOf(standing));
}

/** What is done for an absent player is written down as an action, so that the round still follows from its actions. */
async function writeAction(
  house: House,
  client: Queryable,
  round: Round,
  step: number,
  action: Thing,
): Promise<void> {
  await client.query(
    `INSERT INTO house.round_action (round_id, step, action_id, action, created_at) VALUES ($1, $2, $3, $4, $5)`,
    [round.roundId, step, newId(), JSON.stringify(action), house.now()],
  );
  await client.query(`UPDATE house.round SET actions = actions + 1 WHERE round_id = $1`, [round.roundId]);
}
