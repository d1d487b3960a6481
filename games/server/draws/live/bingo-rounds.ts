/**
 * What rounds of bingo come to, as this process counts it from the balls and the tickets that are in them. It is secret while a round
 * runs: of its balls nobody is told more than have been called by then.
 */
import { createSecretKey } from 'node:crypto';
import { setImmediate as breathe } from 'node:timers/promises';
import { createFairRandom } from '../../../kit/fairness/stream.ts';
import { cardSeeds, makeCards } from '../../../kinds/live/bingo/cards.ts';
import { ballOf } from '../../../kinds/live/bingo/prizes.ts';
import {
  type BingoWinners,
  cardsOn,
  countToGo,
  reachAll,
  type ReachedCard,
  winnersAmong,
} from '../../../kinds/live/bingo/round.ts';
import type { BingoGame, LiveGame } from '../../../kinds/live/games.ts';
import { linesTogether } from '../../../kinds/live/sharing.ts';
import { wagerSchema } from '../../../kinds/live/rules.ts';
import type { SeenDraw } from '../../../kinds/live/socket-api.ts';
import type { House } from '../../house.ts';
import type { Draw } from '../draws.ts';
import type { Phases } from '../timing.ts';
import { poolCurrency } from './shared-bets.ts';

/** The tickets of one currency. */
type PoolOfRound = {
  cards: number;
  winners: BingoWinners;
  /** How many cards win each prize, from the jackpot down. */
  winning: readonly number[];
  toGo: ReturnType<typeof countToGo>;
};

type BingoRound = {
  balls: readonly number[];
  /** With which ball the last prize of every currency is won; zero where no cards are sold. */
  last: number;
  pools: ReadonlyMap<string, PoolOfRound>;
};

/** A room of bingo, as its rounds are counted. */
export type BingoRoom = Pick<BingoGame, 'code' | 'pool'>;

/** Null for every other game. */
export function bingoOf({ code, pool }: LiveGame): BingoRoom | null {
  return pool?.form === 'cards' ? { code, pool } : null;
}

export type Call = NonNullable<SeenDraw['call']>;

export type BingoRounds = {
  /** Counts a round that has begun: no ticket comes into it any more. */
  of: (room: BingoRoom, draw: Draw, balls: readonly number[]) => Promise<BingoRound>;
  /** The same of a round that was counted already. */
  known: (draw: Draw) => BingoRound | undefined;
};

/** So many rounds are kept: those that are under way, and the last ones of each room. */
const mostKept = 8;
/** So long tickets are counted at a time; then the process does what else there is: a thousand tickets take more than a second. */
const atATime_ms = 4;

type TicketRow = { public_id: string; currency: string; is_demo: boolean; wager: unknown };

async function countRound(
  house: Pick<House, 'pool'>,
  { code, pool: rules }: BingoRoom,
  { drawId, chainNumber, number }: Draw,
  balls: readonly number[],
): Promise<BingoRound> {
  const { rows } = await house.pool.query<TicketRow>(
    `SELECT public_id, currency, is_demo, wager FROM house.draw_bet
     WHERE draw_id = $1 AND state IN ('standing', 'won', 'lost') ORDER BY public_id`,
    [drawId],
  );
  const at = ballOf(balls);
  const byPool = new Map<string, Map<string, ReachedCard[]>>();
  let since_ms = performance.now();
  for (const { public_id, currency, is_demo, wager } of rows) {
    if (performance.now() - since_ms > atATime_ms) {
      await breathe();
      since_ms = performance.now();
    }
    const { serverSeed, ...seeds } = cardSeeds(code, { chain: chainNumber, number }, public_id);
    const key = createSecretKey(Buffer.from(serverSeed, 'hex'));
    const random = createFairRandom({ serverSeed: key, ...seeds });
    const cards = makeCards(rules.balls, cardsOn(wagerSchema.parse(wager)), random);
    const pool = poolCurrency({ isDemo: is_demo, currency });
    const tickets = byPool.get(pool) ?? new Map<string, ReachedCard[]>();
    byPool.set(pool, tickets.set(public_id, reachAll(rules, number, cards, at)));
  }
  const counted = [...byPool].map(([pool, tickets]) => {
    const cards = [...tickets.values()].flat();
    const winners = winnersAmong(rules, tickets);
    const none = winners.wonAt.map(() => 0n);
    const winning = linesTogether([...winners.lines.values()], none).map(Number);
    const toGo = countToGo(cards, balls.length);
    return [pool, { cards: cards.length, winners, winning, toGo }] as const;
  });
  const last = Math.max(0, ...counted.flatMap(([, { winners }]) => winners.wonAt));
  return { balls, last, pools: new Map(counted) };
}

export function createBingoRounds(house: Pick<House, 'pool'>): BingoRounds {
  const counting = new Map<string, Promise<BingoRound>>();
  const known = new Map<string, BingoRound>();

  async function count(room: BingoRoom, draw: Draw, balls: readonly number[]): Promise<BingoRound> {
    try {
      const round = await countRound(house, room, draw, balls);
      known.set(draw.drawId, round);
      for (const drawId of [...known.keys()].slice(0, -mostKept)) known.delete(drawId);
      return round;
    } finally {
      counting.delete(draw.drawId);
    }
  }

  return {
    known: ({ drawId }) => known.get(drawId),
    of: async (room, draw, balls) => {
      const { drawId, beganAt } = draw;
      if (beganAt === null) throw new Error(`Draw ${drawId} has not begun.`);
      const found = known.get(drawId) ?? counting.get(drawId);
      if (found) return found;
      const counted = count(room, draw, balls);
      counting.set(drawId, counted);
      return counted;
    },
  };
}

/** How many balls of a round have been called by a time. */
function calledBy(
  { last }: BingoRound,
  draw: Draw,
  { announces_ms, ball_ms = 1 }: Phases,
  now_ms: number,
): number {
  if (draw.state !== 'running' || draw.beganAt === null) return last;
  const since_ms = now_ms - draw.beganAt.getTime() - (announces_ms ?? 0);
  return Math.min(last, Math.max(0, Math.floor(since_ms / ball_ms) + 1));
}

/** What everybody may know of a round by a time; null before it begins, or where it is not known here. */
export function callAt(
  round: BingoRound | undefined,
  draw: Draw,
  phases: Phases,
  now_ms: number,
): Call | null {
  if (!round || draw.beganAt === null || draw.state === 'cancelled') return null;
  const count = calledBy(round, draw, phases, now_ms);
  return {
    balls: round.balls.slice(0, count),
    pools: Object.fromEntries(
      [...round.pools].map(([currency, { cards, winners, winning, toGo }]) => {
        const isWon = winners.wonAt.map((ball) => ball > 0 && ball <= count);
        return [
          currency,
          {
            cards,
            won_at: winners.wonAt.map((ball, tier) => (isWon[tier] ? ball : 0)),
            winners: winning.map((each, tier) => (isWon[tier] ? each : 0)),
            one: toGo.one.map((byBall) => byBall[count] ?? 0),
            two: toGo.two.map((byBall) => byBall[count] ?? 0),
          },
        ];
      }),
    ),
  };
}
