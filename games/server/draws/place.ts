/** A bet's way into a draw, whatever the kind: the round has the money, the draw decides. */
import { isDeepStrictEqual } from 'node:util';
import type { SeenCourse } from '../../kit/play-api/rounds.ts';
import type { Thing } from '../../kit/round/round-game.ts';
import { stakedCurrency } from '../../kinds/slot/bets.ts';
import type { DrawnHouseGame, House } from '../house.ts';
import { type Opening, playFrom } from '../open-round.ts';
import { balancesAfter } from '../play-session.ts';
import { Refusal } from '../refusal.ts';
import { takeBack } from '../rounds/close.ts';
import { lockRound, type Round } from '../rounds/round.ts';
import type { Session } from '../sessions.ts';
import { inTransaction, type Queryable } from '../transaction.ts';
import { once } from '../under-way.ts';
import { answerDrawBet, type BetInDraw, type DrawBetRow } from './draw-bets.ts';
import type { DrawRounds } from './draw-rounds.ts';
import type { Draw } from './draws.ts';
import { lookAfter_ms } from './outside.ts';

/** A bet that has been checked, and the draw that it is to be in. */
export type Placing = {
  inDraw: Draw;
  /** What is reserved for it. */
  worst: Awaited<ReturnType<Opening['worstOf']>>;
  /** Writes it into the draw, in the transaction of its round. @returns false if the draw takes no more bets. */
  join: (client: Queryable) => Promise<boolean>;
};

export type PlacedBet = {
  game: DrawnHouseGame;
  session: Session;
  betId: string;
  bet: bigint;
  wager: Thing;
  place: number;
  /** Checks the bet; it is asked once, and not for a bet that exists. @throws Refusal */
  check: () => Placing;
  /** What its round keeps of it while it stands. */
  courseOf: (draw: Draw) => SeenCourse;
};

/**
 * Places a bet in the draw that is open, or returns the bet that it has become if it was asked for before.
 * @throws Refusal with the code that the player is told.
 */
export async function placeInDraw(
  house: House,
  rounds: DrawRounds,
  { game, session, betId, bet, wager, place, check, courseOf }: PlacedBet,
): Promise<{ row: DrawBetRow; balance: bigint }> {
  const round = await once(`${session.sessionId}:${betId}`, () => {
    let placing: Placing | undefined;
    const checked = () => (placing ??= check());
    return playFrom(house, {
      game,
      session,
      spinId: betId,
      publicId: betId,
      bet,
      wager,
      place,
      worstOf: async () => checked().worst,
      decideLater: () => {
        const { inDraw } = checked();
        return {
          win: 0n,
          book: courseOf(inDraw),
          isUnseen: false,
          endsAt: new Date(inDraw.closesAt.getTime() + lookAfter_ms),
        };
      },
      alongWith: async (client) => {
        if (!(await checked().join(client)))
          throw new Refusal('betting_closed', 'the draw has been closed meanwhile');
      },
    });
  });
  if (round.bet !== bet || !isDeepStrictEqual(round.wager, wager))
    throw new Refusal('bad_request', 'bet_id: it was used with another bet');
  if (round.state === 'opened') throw new Refusal('spin_in_flight', 'the bet is on its way');
  const isTaken = round.failure === null;
  const row = await answerDrawBet(house.pool, betId, isTaken ? 'standing' : 'void');
  if (round.failure !== null) throw new Refusal(round.failure, `round ${betId} is ${round.state}`);
  if (row === undefined) throw new Error(`Bet ${betId} is in no draw.`);
  if (row.state === 'void') {
    await giveBackMissed(house, rounds, round);
    throw new Refusal(
      'betting_closed',
      'the operator answered after the draw had begun: the bet is given back',
    );
  }
  return { row, balance: (await balancesAfter(house, round)).afterBet };
}

/** A new bet as its row begins. */
export function newBet(
  session: Session,
  draw: Draw,
  { betId, bet, place }: { betId: string; bet: bigint; place: number },
): Omit<BetInDraw, 'state'> & { state: 'standing' | 'asked' } {
  const usual = stakedCurrency(session.currency)?.stakes.usual ?? 1n;
  const isDemo = session.operatorToken === null;
  return {
    publicId: betId,
    drawId: draw.drawId,
    player: session.player,
    isDemo,
    place,
    currency: session.currency,
    bet,
    weight: Number((bet * 1000n) / usual),
    // A demo bet is taken in the same transaction.
    state: isDemo ? 'standing' : 'asked',
    win: null,
  };
}

/** The draw began before the operator had answered: a bet that was taken after all is given back. */
async function giveBackMissed(house: House, rounds: DrawRounds, { publicId }: Round): Promise<void> {
  await inTransaction(house.pool, async (client) => {
    const round = await lockRound(house, client, publicId);
    if (round?.state === 'in_play') await takeBack(house, client, round);
  });
  rounds.carryOn([publicId]);
}
