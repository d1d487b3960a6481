/**
 * What is watched of each game: outcomes as a player sees them, from rounds that are played by the rules from the live stream, and
 * what each category's chance should be. The chances are written down here independently; the rules are not asked for them.
 */
import { z } from 'zod';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { baccaratChances, even, many, numbers, reachChances, reached, winners } from './chances.ts';
import { watch, type Watched } from './watch.ts';

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const binomial = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k);

/** Three of 25 in ascending order, as one number. */
function triple([a = 0, b = 0, c = 0]: readonly number[]): number {
  const upTo = (n: number, k: number): number => (n < k ? 0 : Math.round(binomial(n, k)));
  return upTo(c, 3) + upTo(b, 2) + upTo(a, 1);
}

/** Two cards of 416, as one number: the same one comes seven times where another one comes eight times. */
const pairsOfShoe = many(52 * 52, (pair) => (Math.floor(pair / 52) === pair % 52 ? 7 : 8) / (52 * 415));

/**
 * A fall between two walls, from the middle of the fourth of eight places: that of a free fall, folded at the walls. Lengths are in
 * halves of a place.
 */
const folded = (at: number): number => Math.min(Math.abs(at), 32 - Math.abs(at));
const coconutPlaces = many(8, (index) =>
  many(13, (rights) => rights)
    .filter((rights) => folded(7 + 2 * rights - 12) === 2 * index + 1)
    .reduce((sum, rights) => sum + binomial(12, rights) / 2 ** 12, 0),
);

/** A packet of fishing with eight shots, each at a fish of this kind. */
const shotsAt = (fish: string) => ({
  room: '0'.repeat(16),
  weapon: 'single',
  shots: many(8, (id) => id).map((id) => [{ id, fish }]),
});

/** All games, from streams that may be given to try the tests themselves. */
export function watched(streams?: (nonce: number) => RandomSource): Watched[] {
  return [
    watch(
      'dice',
      even(100),
      {
        wager: { side: 'under', target: 5_000 },
        seen: z.object({ roll: z.int() }),
        read: ({ roll }) => [Math.floor(roll / 100)],
      },
      streams,
    ),
    watch(
      'limbo',
      reachChances,
      {
        wager: { target: 200 },
        seen: z.object({ reached: z.int() }),
        read: (seen) => [reached(seen.reached)],
      },
      streams,
    ),
    watch(
      'plinko',
      many(17, (slot) => binomial(16, slot) / 2 ** 16),
      {
        wager: { rows: 16, risk: 'high' },
        seen: z.object({ slot: z.int() }),
        read: ({ slot }) => [slot],
      },
      streams,
    ),
    watch(
      'mines',
      even(2_300),
      {
        wager: { mines: 3 },
        action: (taken) => (taken === 0 ? { type: 'reveal', tile: 7 } : { type: 'cash_out' }),
        seen: z.object({ mines: numbers }),
        read: ({ mines }) => [triple(mines)],
      },
      streams,
    ),
    watch(
      'keno, first number',
      even(40),
      {
        wager: { picks: [1], risk: 'low' },
        seen: z.object({ drawn: numbers }),
        read: ({ drawn }) => [(drawn[0] ?? 0) - 1],
      },
      streams,
    ),
    watch(
      'keno, last number',
      even(40),
      {
        wager: { picks: [1], risk: 'low' },
        seen: z.object({ drawn: numbers }),
        read: ({ drawn }) => [(drawn[9] ?? 0) - 1],
      },
      streams,
    ),
    watch(
      'hi-lo',
      even(52),
      {
        wager: {},
        action: () => ({ type: 'call', call: 'skip' }),
        seen: z.object({ cards: numbers }),
        read: ({ cards }) => cards,
      },
      streams,
    ),
    watch(
      'towers',
      even(4),
      {
        wager: { level: 'master' },
        action: () => ({ type: 'open', door: 0 }),
        seen: z.object({ safe: z.array(numbers) }),
        read: ({ safe }) => safe.flat(),
      },
      streams,
    ),
    watch(
      'wheel',
      even(50),
      {
        wager: { segments: 50, risk: 'medium' },
        seen: z.object({ segment: z.int() }),
        read: ({ segment }) => [segment],
      },
      streams,
    ),
    watch(
      'coin-streak',
      even(2),
      {
        wager: {},
        action: () => ({ type: 'call', side: 'heads' }),
        seen: z.object({ flips: z.array(z.enum(['heads', 'tails'])) }),
        read: ({ flips }) => flips.map((flip) => (flip === 'heads' ? 0 : 1)),
      },
      streams,
    ),
    watch(
      'crossing',
      even(25),
      {
        wager: { level: 'daredevil' },
        action: () => ({ type: 'cross' }),
        seen: z.object({ numbers }),
        read: (seen) => seen.numbers,
      },
      streams,
    ),
    watch(
      'penalty',
      even(5),
      {
        wager: { level: 'legend' },
        action: () => ({ type: 'kick', target: 0 }),
        seen: z.object({ reached: z.array(numbers) }),
        // Which target is not reached, of the five.
        read: ({ reached }) =>
          reached.map((those) => [0, 1, 2, 3, 4].findIndex((each) => !those.includes(each))),
      },
      streams,
    ),
    watch(
      'coconut',
      coconutPlaces,
      {
        wager: { from: 4, baskets: [4] },
        seen: z.object({ place: z.int() }),
        read: ({ place }) => [place - 1],
      },
      streams,
    ),
    watch(
      'sky-stack',
      even(20),
      {
        wager: {},
        action: () => ({ type: 'drop', box: 'normal' }),
        seen: z.object({ gusts: numbers }),
        read: ({ gusts }) => gusts.map((gust) => gust - 1),
      },
      streams,
    ),
    watch(
      'reef-raiders, shots at shrimps',
      // 97 % of a shot, which pays twice itself.
      [1 - 0.485, 0.485],
      {
        wager: shotsAt('shrimp'),
        seen: z.object({ paid: z.array(numbers) }),
        read: ({ paid }) => paid.flat().map((units) => (units === 0 ? 0 : 1)),
      },
      streams,
    ),
    watch(
      'roulette',
      even(37),
      {
        wager: { spots: { red: 1 } },
        seen: z.object({ pocket: z.int() }),
        read: ({ pocket }) => [pocket],
      },
      streams,
    ),
    watch(
      'baccarat, results',
      baccaratChances,
      {
        wager: { spots: { banker: 1 } },
        seen: z.object({ winner: z.enum(winners) }),
        read: ({ winner }) => [winners.indexOf(winner)],
      },
      streams,
    ),
    watch(
      'baccarat, second card of the banker',
      even(52),
      {
        wager: { spots: { banker: 1 } },
        seen: z.object({ banker: numbers }),
        read: ({ banker }) => [banker[1] ?? 0],
      },
      streams,
    ),
    watch(
      'blackjack, cards of the dealer',
      pairsOfShoe,
      {
        wager: { spots: { 'box-1': 2 }, insurance: 'never' },
        action: () => ({ type: 'stand' }),
        seen: z.object({ dealer: z.object({ cards: numbers }) }),
        read: ({ dealer: { cards } }) => [52 * (cards[0] ?? 0) + (cards[1] ?? 0)],
      },
      streams,
    ),
    watch(
      'jacks-or-better, first card and first drawn',
      // Any other card may be the second.
      even(52 * 51),
      {
        wager: { hands: 1 },
        action: () => ({ type: 'hold', cards: [] }),
        seen: z.object({ cards: numbers, hands: z.array(z.object({ cards: numbers })) }),
        read({ cards: [first = 0], hands }) {
          const drawn = hands[0]?.cards[0] ?? 0;
          return [51 * first + (drawn > first ? drawn - 1 : drawn)];
        },
      },
      streams,
    ),
    watch(
      'sic-bo',
      even(6 ** 3),
      {
        wager: { spots: { big: 1 } },
        seen: z.object({ dice: numbers }),
        read: ({ dice }) => [dice.reduce((sum, face) => 6 * sum + face - 1, 0)],
      },
      streams,
    ),
    watch(
      'dragon-tiger',
      pairsOfShoe,
      {
        wager: { spots: { dragon: 1 } },
        seen: z.object({ dragon: z.int(), tiger: z.int() }),
        read: ({ dragon, tiger }) => [52 * dragon + tiger],
      },
      streams,
    ),
    watch(
      'fan-tan, number',
      even(4),
      {
        wager: { spots: { 'fan-1': 1 } },
        seen: z.object({ number: z.int() }),
        read: ({ number }) => [number - 1],
      },
      streams,
    ),
    watch(
      'fan-tan, beads',
      even(40),
      {
        wager: { spots: { 'fan-1': 1 } },
        seen: z.object({ beads: z.int() }),
        read: ({ beads }) => [beads - 40],
      },
      streams,
    ),
  ];
}
