/**
 * What is watched of each game: outcomes as a player sees them, from rounds that are played by the rules from the live stream, and
 * what each category's chance should be. The chances are written down here independently; the rules are not asked for them.
 */
import { z } from 'zod';
import { crashPointOf } from '../../games/kinds/crash/crash-point.ts';
import { flightEndOf } from '../../games/kinds/crash/flight.ts';
import {
  autoRoulette,
  lottoThreeDigits,
  lottoTwoDigits,
  lotteries,
  speedBaccarat,
} from '../../games/kinds/live/games.ts';
import type { RandomSource } from '../../games/kit/fairness/random.ts';
import { liveStreams, ofTable, onChain, watch, type Watched } from './watch.ts';

const even = (count: number): number[] => Array.from({ length: count }, () => 1 / count);
const many = (least: number, next: (index: number) => number): number[] =>
  Array.from({ length: least }, (_, i) => next(i));

const numbers = z.array(z.int());

/** Where the outcomes of limbo and crash are cut, in hundredths: the category is how many of these are reached. */
const cuts = [101, 105, 111, 125, 150, 200, 300, 500, 1_000, 2_000, 5_000, 10_000, 100_000];
/** A target of t is reached with a chance of 0.99 / t. */
const reachChances = [1, ...cuts.map((cut) => 99 / cut), 0].flatMap((chance, index, all) =>
  index === 0 ? [] : [(all[index - 1] ?? 0) - chance],
);
const reached = (hundredths: number): number => cuts.filter((cut) => hundredths >= cut).length;

const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
const binomial = (n: number, k: number): number => factorial(n) / factorial(k) / factorial(n - k);

/** Three of 25 in ascending order, as one number. */
function triple([a = 0, b = 0, c = 0]: readonly number[]): number {
  const upTo = (n: number, k: number): number => (n < k ? 0 : Math.round(binomial(n, k)));
  return upTo(c, 3) + upTo(b, 2) + upTo(a, 1);
}

/** Of eight decks, as is published: https://wizardofodds.com/games/baccarat/ */
const baccaratChances = [2_230_518_282_592_256, 2_292_252_566_437_888, 475_627_426_473_216].map(
  (cases) => cases / 4_998_398_275_503_360,
);

/** In the order of the chances. */
const winners = ['player', 'banker', 'tie'] as const;

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

/** Where flights end: the form of crash that follows from the seeds of one player. */
export function watchedFlights(streams = liveStreams('flights')): Watched {
  return {
    name: 'crash, flights',
    chances: reachChances,
    outcomes: (least) => many(least, (nonce) => reached(flightEndOf(streams(nonce)))),
  };
}

/** Draws that all players of a game share, each game on a chain of its own. */
export function watchedDraws(): Watched[] {
  return [
    onChain('crash, draws', { chances: reachChances, read: (salted) => reached(crashPointOf(salted)) }),
    ofTable('auto-roulette, draws', even(37), {
      game: autoRoulette,
      seen: z.object({ pocket: z.int() }),
      read: ({ pocket }) => pocket,
    }),
    ofTable('speed-baccarat, results of draws', baccaratChances, {
      game: speedBaccarat,
      seen: z.object({ winner: z.enum(winners) }),
      read: ({ winner }) => winners.indexOf(winner),
    }),
    ofTable('lotto-2d, draws', even(100), {
      game: lottoTwoDigits,
      seen: z.object({ digits: numbers }),
      read: ({ digits }) => Number(digits.join('')),
    }),
    ofTable('lotto-3d, draws', even(1_000), {
      game: lottoThreeDigits,
      seen: z.object({ digits: numbers }),
      read: ({ digits }) => Number(digits.join('')),
    }),
    // The other lotteries have more numbers, and differ in nothing else. The last number is one of those that are left.
    ...lotteries.slice(0, 1).flatMap((game) =>
      (['first', 'last'] as const).map((which) =>
        ofTable(`${game.code}, ${which} number`, even(game.pool.of), {
          game,
          seen: z.object({ numbers }),
          read: (seen) => (seen.numbers.at(which === 'first' ? 0 : -1) ?? 0) - 1,
        }),
      ),
    ),
    ofTable('speed-baccarat, second card of the banker', even(52), {
      game: speedBaccarat,
      seen: z.object({ banker: numbers }),
      read: ({ banker }) => banker[1] ?? 0,
    }),
  ];
}
