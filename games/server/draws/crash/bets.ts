/** Bets in draws of crash: placing them and cashing them out. */
import { DatabaseError } from 'pg';
import { cashOutAt, ceilingOf, payoutAt, type Wager } from '../../../kinds/crash/rules.ts';
import { payoutOf } from '../../../kinds/instant/multiplier.ts';
import type { CrashHouseGame, House } from '../../house.ts';
import { Refusal } from '../../refusal.ts';
import type { Session } from '../../sessions.ts';
import { requireStake, stakesOf } from '../../stakes.ts';
import { inTransaction } from '../../transaction.ts';
import type { Outcomes } from '../chains.ts';
import type { DrawRounds } from '../draw-rounds.ts';
import { type Draw, findDraw } from '../draws.ts';
import { newBet, placeInDraw, type Placing } from '../place.ts';
import { cashOutBet, type DrawBet, insertDrawBet, lockDrawBet, readCrashBet } from './draw-bets.ts';
import { courseOf } from './kind.ts';

export type AskedBet = { betId: string; place: 0 | 1; bet: bigint; wager: Wager };

/**
 * Places a bet in the draw that is open, or returns the bet that it has become if it was asked for before.
 * @param draw the newest draw, as far as this process knows.
 * @throws Refusal with the code that the player is told.
 */
export async function placeDrawBet(
  house: House,
  rounds: DrawRounds,
  game: CrashHouseGame,
  session: Session,
  draw: Draw | undefined,
  asked: AskedBet,
  arrivedAt: Date,
): Promise<{ bet: DrawBet; balance: bigint }> {
  const { row, balance } = await placeInDraw(house, rounds, {
    ...asked,
    game,
    session,
    check: () => checkBet(house, session, draw, asked, arrivedAt),
    courseOf: (inDraw) => courseOf(inDraw, null, false),
  }).catch(rethrowTaken);
  return { bet: readCrashBet(row), balance };
}

/** @throws Refusal if the bet may not be placed. */
function checkBet(
  house: House,
  session: Session,
  draw: Draw | undefined,
  { betId, place, bet, wager }: AskedBet,
  arrivedAt: Date,
): Placing {
  if (draw?.state !== 'open' || arrivedAt >= draw.closesAt)
    throw new Refusal('betting_closed', 'no draw takes bets now');
  const stakes = stakesOf(session);
  const ceiling = ceilingOf(wager, bet, BigInt(stakes.most_win_minor));
  if (ceiling === null) throw new Refusal('bet_not_allowed', 'the target pays more than one bet may');
  const worst = requireStake(session, bet, { staked_minor: bet, win_minor: payoutOf(bet, ceiling * 100) });
  const drawBet: DrawBet = {
    ...newBet(session, draw, { betId, bet, place }),
    autoCashOut: wager.auto_cash_out,
    ceiling,
    cashedOutOn: null,
  };
  house.log.debug({ round: betId, draw: draw.number }, 'a bet is placed in a draw');
  return { inDraw: draw, worst, join: (client) => insertDrawBet(client, drawBet, arrivedAt) };
}

function rethrowTaken(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'draw_bet_place')
    throw new Refusal('round_in_play', 'the player has this bet in the draw already');
  throw error;
}

/**
 * Cashes a bet out at the multiplier of the moment at which the message arrived. Asked for again it answers the same.
 * @throws Refusal `too_late` if the draw had ended by then.
 */
export async function cashOutDrawBet(
  house: House,
  rounds: DrawRounds,
  outcomes: Outcomes,
  session: Session,
  betId: string,
  arrivedAt: Date,
): Promise<DrawBet> {
  const result = await inTransaction(house.pool, async (client) => {
    const bet = await lockDrawBet(client, betId);
    if (!bet || bet.player !== session.player)
      throw new Refusal('round_unknown', 'the player has no such bet');
    if (bet.state !== 'standing') return { bet, isNew: false };
    const draw = await findDraw(client, bet.drawId);
    if (!draw?.beganAt) throw new Refusal('action_not_allowed', 'the draw has not begun');
    const { endedOn } = await outcomes.of(draw.chainId, draw.number);
    const cashOut = cashOutAt(arrivedAt.getTime() - draw.beganAt.getTime(), endedOn ?? 0, bet.ceiling);
    if (cashOut === 'not_begun') throw new Refusal('action_not_allowed', 'the draw had not begun');
    if (cashOut === 'too_late') throw new Refusal('too_late', 'the draw had ended');
    const win = payoutAt(bet.bet, cashOut.at);
    await cashOutBet(client, betId, cashOut.at, win);
    await rounds.close(client, [{ publicId: betId, win, book: courseOf(draw, cashOut.at, true) }]);
    return { bet: { ...bet, state: 'cashed_out' as const, cashedOutOn: cashOut.at, win }, isNew: true };
  });
  const { bet, isNew } = result;
  if (isNew) rounds.carryOn([betId]);
  if (bet.state === 'asked') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (bet.state === 'void') throw new Refusal('round_cancelled', 'the bet is given back');
  if (bet.state === 'lost') throw new Refusal('too_late', 'the draw has ended');
  return bet;
}
