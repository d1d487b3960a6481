/** Bets in draws: placing them and cashing them out. The rounds have the money, the draw decides. */
import { isDeepStrictEqual } from 'node:util';
import { stakedCurrency } from '../../kinds/slot/bets.ts';
import { cashOutAt, ceilingOf, payoutAt, type Wager } from '../../kinds/crash/rules.ts';
import { payoutOf } from '../../kinds/instant/multiplier.ts';
import { DatabaseError } from 'pg';
import type { CrashHouseGame, House } from '../house.ts';
import { playFrom } from '../open-round.ts';
import { balancesAfter } from '../play-session.ts';
import { Refusal } from '../refusal.ts';
import { takeBack } from '../rounds/close.ts';
import { lockRound, type Round } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { requireStake, stakesOf } from '../stakes.ts';
import { inTransaction } from '../transaction.ts';
import { once } from '../under-way.ts';
import type { Outcomes } from './chains.ts';
import { answerDrawBet, cashOutBet, type DrawBet, insertDrawBet, lockDrawBet } from './draw-bets.ts';
import { courseOf, type DrawRounds } from './draw-rounds.ts';
import { type Draw, findDraw } from './draws.ts';
import { lookAfter_ms } from './outside.ts';

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
  const { betId, place, bet, wager } = asked;
  const round = await once(`${session.sessionId}:${betId}`, async () => {
    const placing = newDrawBet(house, session, draw, asked, arrivedAt);
    return playFrom(house, {
      game,
      session,
      spinId: betId,
      publicId: betId,
      bet,
      wager,
      place,
      worstOf: async () => placing().worst,
      decideLater: () => {
        const { inDraw } = placing();
        return {
          win: 0n,
          book: courseOf(inDraw, null, false),
          isUnseen: false,
          endsAt: new Date(inDraw.closesAt.getTime() + lookAfter_ms),
        };
      },
      alongWith: async (client) => {
        if (!(await insertDrawBet(client, placing().drawBet, arrivedAt)))
          throw new Refusal('betting_closed', 'the draw has been closed meanwhile');
      },
    }).catch(rethrowTaken);
  });
  if (round.bet !== bet || !isDeepStrictEqual(round.wager, wager))
    throw new Refusal('bad_request', 'bet_id: it was used with another bet');
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  const isTaken = round.failure === null;
  const drawBet = await answerDrawBet(house.pool, betId, isTaken ? 'standing' : 'void');
  if (round.failure !== null) throw new Refusal(round.failure, `round ${betId} is ${round.state}`);
  if (drawBet === undefined) throw new Error(`Bet ${betId} is in no draw.`);
  if (drawBet.state === 'void') {
    await giveBackMissed(house, rounds, round);
    throw new Refusal(
      'betting_closed',
      'the operator answered after the draw had begun: the bet is given back',
    );
  }
  return { bet: drawBet, balance: (await balancesAfter(house, round)).afterBet };
}

/** Checks a new bet once, when it is first needed: a bet that exists is not checked again. */
function newDrawBet(
  house: House,
  session: Session,
  draw: Draw | undefined,
  { betId, place, bet, wager }: AskedBet,
  arrivedAt: Date,
): () => { inDraw: Draw; drawBet: DrawBet; worst: bigint } {
  let made: { inDraw: Draw; drawBet: DrawBet; worst: bigint } | undefined;
  return () => {
    made ??= check();
    return made;
  };
  function check() {
    if (draw?.state !== 'open' || arrivedAt >= draw.closesAt)
      throw new Refusal('betting_closed', 'no draw takes bets now');
    const stakes = stakesOf(session);
    const ceiling = ceilingOf(wager, bet, BigInt(stakes.most_win_minor));
    if (ceiling === null) throw new Refusal('bet_not_allowed', 'the target pays more than one bet may');
    const worst = requireStake(session, bet, { staked_minor: bet, win_minor: payoutOf(bet, ceiling * 100) });
    const usual = stakedCurrency(session.currency)?.stakes.usual ?? 1n;
    const drawBet: DrawBet = {
      publicId: betId,
      drawId: draw.drawId,
      player: session.player,
      isDemo: session.operatorToken === null,
      place,
      currency: session.currency,
      bet,
      weight: Number((bet * 1000n) / usual),
      autoCashOut: wager.auto_cash_out,
      ceiling,
      // A demo bet is taken in the same transaction.
      state: session.operatorToken === null ? 'standing' : 'asked',
      cashedOutOn: null,
      win: null,
    };
    house.log.debug({ round: betId, draw: draw.number }, 'a bet is placed in a draw');
    return { inDraw: draw, drawBet, worst };
  }
}

function rethrowTaken(error: unknown): never {
  if (error instanceof DatabaseError && error.constraint === 'draw_bet_place')
    throw new Refusal('round_in_play', 'the player has this bet in the draw already');
  throw error;
}

/** The draw began before the operator had answered: a bet that was taken after all is given back. */
async function giveBackMissed(house: House, rounds: DrawRounds, { publicId }: Round): Promise<void> {
  await inTransaction(house.pool, async (client) => {
    const round = await lockRound(house, client, publicId);
    if (round?.state === 'in_play') await takeBack(house, client, round);
  });
  rounds.carryOn([publicId]);
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
    const { endsOn } = await outcomes.of(draw.chainId, draw.number);
    const cashOut = cashOutAt(arrivedAt.getTime() - draw.beganAt.getTime(), endsOn, bet.ceiling);
    if (cashOut === 'not_begun') throw new Refusal('action_not_allowed', 'the draw had not begun');
    if (cashOut === 'too_late') throw new Refusal('too_late', 'the draw had ended');
    const win = payoutAt(bet.bet, cashOut.at);
    await cashOutBet(client, betId, cashOut.at, win);
    await rounds.close(client, draw, [{ publicId: betId, win, cashedOutOn: cashOut.at }]);
    return { bet: { ...bet, state: 'cashed_out' as const, cashedOutOn: cashOut.at, win }, isNew: true };
  });
  const { bet, isNew } = result;
  if (isNew) rounds.carryOn([betId]);
  if (bet.state === 'asked') throw new Refusal('spin_in_flight', 'the bet is on its way');
  if (bet.state === 'void') throw new Refusal('round_cancelled', 'the bet is given back');
  if (bet.state === 'lost') throw new Refusal('too_late', 'the draw has ended');
  return bet;
}
