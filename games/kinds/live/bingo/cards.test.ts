import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { toNumber } from '../../../kit/prove/fraction.ts';
import { type Balls, type Card, makeCards, MOST_CARDS } from './cards.ts';
import { chanceWithin } from './odds.ts';
import { ballOf, type Prize, prizesIn, reach } from './prizes.ts';

const cards = (balls: Balls, count: number, seed: number): Card[] =>
  makeCards(balls, count, createSimulationRandom(seed));
const numbersOn = (card: Card): number[] => card.filter((cell) => cell > 0);
const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

test('six cards of 90 balls have every number once, five in a row, in the columns of their tens', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      const strip = cards(90, 6, seed);
      expect(strip.flatMap(numbersOn).toSorted((a, b) => a - b)).toEqual(range(90).map((each) => each + 1));
      for (const card of strip) {
        expect(card).toHaveLength(27);
        for (const row of range(3)) expect(numbersOn(card.slice(row * 9, row * 9 + 9))).toHaveLength(5);
        for (const column of range(9)) {
          const own = numbersOn(range(3).map((row) => card[row * 9 + column] ?? 0));
          expect(own.length).toBeGreaterThan(0);
          expect(own).toEqual(own.toSorted((a, b) => a - b));
          for (const number of own) expect(Math.min(8, Math.floor(number / 10))).toBe(column);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test('a card of 75 balls has five of fifteen in each column, and a free cell in the middle', () => {
  fc.assert(
    fc.property(fc.nat(), (seed) => {
      for (const card of cards(75, 3, seed)) {
        expect(card).toHaveLength(25);
        expect(card.flatMap((cell, index) => (cell === 0 ? [index] : []))).toEqual([12]);
        expect(new Set(numbersOn(card)).size).toBe(24);
        for (const [index, cell] of card.entries())
          if (cell > 0) expect(Math.ceil(cell / 15) - 1).toBe(index % 5);
      }
    }),
    { numRuns: 40 },
  );
});

test('whoever takes fewer cards of a ticket has the first of them', () => {
  for (const balls of [75, 90] as const) {
    const all = cards(balls, MOST_CARDS, 7);
    expect(all).toHaveLength(MOST_CARDS);
    for (const count of [1, 5, 6, 7, 13]) expect(cards(balls, count, 7)).toEqual(all.slice(0, count));
  }
});

/** What is missing for a prize after so many balls, counted plainly. */
function missing(card: Card, { sets, needed }: Prize, come: ReadonlySet<number>): number {
  const each = sets.map(
    (cells) => cells.filter((cell) => card[cell] !== 0 && !come.has(card[cell] ?? 0)).length,
  );
  return each
    .toSorted((a, b) => a - b)
    .slice(0, needed)
    .reduce((sum, count) => sum + count, 0);
}

test('when a prize is reached, and when one or two numbers are missing, is what counting after each ball gives', () => {
  fc.assert(
    fc.property(
      fc.nat(),
      fc.constantFrom<Balls>(75, 90),
      fc.integer({ min: 1, max: 10 }),
      (seed, balls, round) => {
        const [card] = cards(balls, 1, seed);
        if (!card) return;
        const order = chosenWithout(balls, balls, createSimulationRandom(seed + 1)).map((each) => each + 1);
        const at = ballOf(order);
        for (const prize of prizesIn(balls, round)) {
          const counted = range(balls + 1).map((count) =>
            missing(card, prize, new Set(order.slice(0, count))),
          );
          expect(reach(card, prize, at)).toEqual(
            [0, 1, 2].map((most) => counted.findIndex((count) => count <= most)),
          );
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('cards that are made come to their prizes as often as the exact chances say', () => {
  const random = createSimulationRandom(4_711);
  for (const balls of [75, 90] as const) {
    const within = balls === 75 ? 40 : 60;
    const tries = 1_200;
    const prizes = prizesIn(balls, 1);
    const hits = prizes.map(() => 0);
    for (let tried = 0; tried < tries; tried += 1) {
      const [card] = makeCards(balls, 1, random);
      const at = ballOf(chosenWithout(balls, balls, random).map((each) => each + 1));
      for (const [index, prize] of prizes.entries())
        if (card && (reach(card, prize, at)[0] ?? 0) <= within) hits[index] = (hits[index] ?? 0) + 1;
    }
    for (const [index, prize] of prizes.entries()) {
      const chance = toNumber(chanceWithin(balls, prize, within));
      const deviation = Math.sqrt(tries * chance * (1 - chance));
      expect(Math.abs((hits[index] ?? 0) - tries * chance)).toBeLessThan(5 * deviation + 1);
    }
  }
});
