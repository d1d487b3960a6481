/** A round of bingo: what the cards of its tickets have won, by the balls. Pure. */
import { BetRefused } from '../../../kit/round/round-game.ts';
import { type Tier, TIERS } from '../pools.ts';
import type { LiveWager } from '../rules.ts';
import type { Count } from '../sharing.ts';
import { type Card, MOST_CARDS } from './cards.ts';
import type { BingoRules } from './game.ts';
import { prizesIn, reach, type Reached } from './prizes.ts';

/** When a card reaches each prize below the jackpot: full house, the second prize, one line. */
export type ReachedCard = readonly [house: Reached, second: Reached, line: Reached];

/** The spot that a ticket has a unit on for each card. */
export const CARDS = 'cards';

/** How many cards a ticket has. @throws BetRefused for a wager that is no ticket of bingo. */
export function cardsOn({ spots }: LiveWager): number {
  const count = spots[CARDS];
  if (count === undefined || Object.keys(spots).length !== 1 || count > MOST_CARDS)
    throw new BetRefused(`spots: a ticket has 1 to ${MOST_CARDS} cards`);
  return count;
}

/** When the cards of a ticket reach each prize. @param at with which ball each number comes. */
export function reachAll(
  { balls }: Pick<BingoRules, 'balls'>,
  number: number,
  cards: readonly Card[],
  at: readonly number[],
): ReachedCard[] {
  const [house, second, line] = prizesIn(balls, number);
  return cards.map((card) => [reach(card, house, at), reach(card, second, at), reach(card, line, at)]);
}

/** Which prize a tier is, of those below the jackpot. */
const prizeAt: Readonly<Record<Tier, 0 | 1 | 2>> = { 6: 0, 5: 0, 4: 1, 3: 2 };

/** With which ball each prize is won, from the jackpot down: by the first card that has it. Zero for a prize that nobody wins. */
export function wonAtOf(
  { jackpotWithin }: Pick<BingoRules, 'jackpotWithin'>,
  cards: readonly ReachedCard[],
): number[] {
  if (cards.length === 0) return TIERS.map(() => 0);
  return TIERS.map((tier) => {
    const first = cards.reduce((least, card) => Math.min(least, card[prizeAt[tier]][0]), Infinity);
    return tier === 6 && first > jackpotWithin ? 0 : first;
  });
}

/** How many cards of a ticket win each prize, from the jackpot down: those that have it with the ball with which it is won. */
export function wonByCards(cards: readonly ReachedCard[], wonAt: readonly number[]): bigint[] {
  return TIERS.map((tier, index) =>
    BigInt(cards.filter((card) => wonAt[index] !== 0 && card[prizeAt[tier]][0] === wonAt[index]).length),
  );
}

/** Who wins among the tickets of a round that share pools: how many cards of each win each prize, and with which ball each was won. */
export type BingoWinners = {
  lines: ReadonlyMap<string, readonly bigint[]>;
  wonAt: readonly number[];
};

/** @param reached of each ticket when its cards reach each prize. */
export function winnersAmong(
  rules: Pick<BingoRules, 'jackpotWithin'>,
  reached: ReadonlyMap<string, readonly ReachedCard[]>,
): BingoWinners {
  const wonAt = wonAtOf(rules, [...reached.values()].flat());
  return { lines: new Map([...reached].map(([id, cards]) => [id, wonByCards(cards, wonAt)])), wonAt };
}

/** Counts tickets of a round. @throws RangeError for a ticket that is none of those it was counted from. */
export function countByCards({ lines, wonAt }: BingoWinners): Count {
  return (tickets) => ({
    wonAt,
    lines: tickets.map(({ id }) => {
      const own = lines.get(id);
      if (!own) throw new RangeError(`Ticket ${id} is not in the round.`);
      return own;
    }),
  });
}

/** Of each prize below the jackpot, how many cards need one number more after each ball, and how many two. */
export function countToGo(
  cards: readonly ReachedCard[],
  balls: number,
): { one: number[][]; two: number[][] } {
  const changes = (from: 1 | 2): number[][] =>
    ([0, 1, 2] as const).map((prize) => {
      const change = Array.from({ length: balls + 2 }, () => 0);
      for (const card of cards) {
        const reached = card[prize];
        change[reached[from]] = (change[reached[from]] ?? 0) + 1;
        const until = from === 1 ? reached[0] : reached[1];
        change[until] = (change[until] ?? 0) - 1;
      }
      let sum = 0;
      return change.map((each) => (sum += each));
    });
  return { one: changes(1), two: changes(2) };
}
