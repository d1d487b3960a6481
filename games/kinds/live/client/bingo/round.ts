/** What a page knows of a round of bingo: the balls that have been called, and what is played for. Pure. */
import type { Card } from '../../bingo/cards.ts';
import { ballOf, prizesIn, type Prize, reach } from '../../bingo/prizes.ts';
import { reachAll, wonByCards } from '../../bingo/round.ts';
import type { BingoGame } from '../../games.ts';
import { TIERS } from '../../pools.ts';
import type { DrawResult } from '../../socket-api.ts';
import type { Sale } from '../live-view.ts';
import type { MessageId } from '../words.ts';

/** The prizes from the first that is won on, each with its tier's place. */
export const PLAYED = [
  { prize: 2, place: 3 },
  { prize: 1, place: 2 },
  { prize: 0, place: 1 },
] as const;

/** What a prize is called. */
export const prizeName = ({ name }: Prize): MessageId => `bingo.${name}`;

/** What has been called of the round that is shown; all that were needed of the last one, between rounds. */
export function calledIn(
  sale: Pick<Sale, 'call' | 'pool' | 'draw'>,
  results: readonly DrawResult[],
): readonly number[] {
  if (sale.call) return sale.call.balls;
  const [last] = results;
  if (!last || !('balls' in last.outcome) || last.number !== sale.draw?.number) return [];
  const won = Object.values(last.shared ?? {}).flatMap(({ won_at }) => won_at ?? []);
  return last.outcome.balls.slice(0, Math.max(0, ...won));
}

/** Of a round in the player's currency: with which ball each prize was won, from the jackpot down; zero while it is not. */
export function wonAtIn({ call, pool }: Pick<Sale, 'call' | 'pool'>): readonly number[] {
  return call?.pools[pool?.currency ?? '']?.won_at ?? [0, 0, 0, 0];
}

/** How the player's cards have done so far; amounts are minor units. */
export type Gained = {
  /** How many prizes came to them with the ball that was called last. */
  fresh: number;
  /** What all their prizes are worth: of each prize the part of the cards that share it. */
  win_minor: bigint;
};

/** What cards have won of a round that is called. */
export function gainedBy(
  { pool: rules }: BingoGame,
  number: number,
  cards: readonly Card[],
  called: readonly number[],
  { call, pool }: Pick<Sale, 'call' | 'pool'>,
): Gained {
  const seen = call?.pools[pool?.currency ?? ''];
  if (!seen || !pool) return { fresh: 0, win_minor: 0n };
  const at = ballOf([...called, ...uncalled(rules.balls, called)]);
  const own = wonByCards(reachAll(rules, number, cards, at), seen.won_at);
  return {
    fresh: own.filter((count, place) => count > 0n && seen.won_at[place] === called.length).length,
    win_minor: TIERS.reduce(
      (sum, tier, place) =>
        sum + ((own[place] ?? 0n) * pool.funds_minor[tier]) / BigInt(Math.max(1, seen.winners[place] ?? 0)),
      0n,
    ),
  };
}

type SeenCard = { missing: number | null; won: MessageId | null };

/** How a card stands: what it has won, and how many numbers it needs for the first prize that is open. */
export function standingOf(
  { pool }: BingoGame,
  number: number,
  card: Card,
  called: readonly number[],
  wonAt: readonly number[],
): SeenCard {
  const prizes = prizesIn(pool.balls, number);
  const at = ballOf([...called, ...uncalled(pool.balls, called)]);
  const won = [...PLAYED].toReversed().find(({ prize, place }) => {
    const ball = wonAt[place] ?? 0;
    return ball > 0 && reach(card, prizes[prize], at)[0] === ball;
  });
  const open = PLAYED.find(({ place }) => (wonAt[place] ?? 0) === 0);
  return {
    won: won ? prizeName(prizes[won.prize]) : null,
    missing: open && called.length > 0 ? missingFor(card, prizes[open.prize], new Set(called)) : null,
  };
}

const uncalled = (balls: number, called: readonly number[]): number[] => {
  const come = new Set(called);
  return Array.from({ length: balls }, (_, index) => index + 1).filter((number) => !come.has(number));
};

function missingFor(card: Card, { sets, needed }: Prize, called: ReadonlySet<number>): number {
  return sets
    .map((cells) => cells.filter((cell) => card[cell] !== 0 && !called.has(card[cell] ?? 0)).length)
    .toSorted((a, b) => a - b)
    .slice(0, needed)
    .reduce((sum, count) => sum + count, 0);
}
