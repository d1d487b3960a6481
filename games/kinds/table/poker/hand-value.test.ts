/** Every hand has the category that is published for it, and the better of two hands has the higher value. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { CARDS } from './cards.ts';
import {
  categories,
  categoryName,
  categoryOf,
  handValue,
  majorBits,
  minorBits,
  valueOfBits,
} from './hand-value.ts';
import { namedCards } from './testing/dealt.ts';

/** Published: https://en.wikipedia.org/wiki/Poker_probability. From high card to royal flush. */
const OF_FIVE = [1_302_540, 1_098_240, 123_552, 54_912, 10_200, 5_108, 3_744, 624, 36, 4];
const OF_SEVEN = [
  23_294_460, 58_627_800, 31_433_400, 6_461_620, 6_180_020, 4_047_644, 3_473_184, 224_848, 37_260, 4_324,
];

test('all 2,598,960 hands of five cards have the published categories and 7,462 values', () => {
  const counts: number[] = categories.map(() => 0);
  const values = new Set<number>();
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        for (let d = c + 1; d < CARDS; d += 1) {
          const major = bits(majorBits, a, b, c, d);
          const minor = bits(minorBits, a, b, c, d);
          for (let e = d + 1; e < CARDS; e += 1) {
            const value = valueOfBits(major | (majorBits[e] ?? 0), minor | (minorBits[e] ?? 0), 5);
            const category = categoryOf(value);
            counts[category] = (counts[category] ?? 0) + 1;
            values.add(value);
          }
        }
  expect(counts).toEqual(OF_FIVE);
  expect(values.size).toBe(7462);
});

function bits(table: Int32Array, ...cards: number[]): number {
  return cards.reduce((sum, card) => sum | (table[card] ?? 0), 0);
}

/** How often each category comes in all hands of seven cards. */
function countsOfSeven(): number[] {
  const counts: number[] = categories.map(() => 0);
  for (let a = 0; a < CARDS; a += 1)
    for (let b = a + 1; b < CARDS; b += 1)
      for (let c = b + 1; c < CARDS; c += 1)
        for (let d = c + 1; d < CARDS; d += 1)
          for (let e = d + 1; e < CARDS; e += 1) {
            const major = bits(majorBits, a, b, c, d, e);
            const minor = bits(minorBits, a, b, c, d, e);
            for (let f = e + 1; f < CARDS; f += 1) {
              const majorOfSix = major | (majorBits[f] ?? 0);
              const minorOfSix = minor | (minorBits[f] ?? 0);
              for (let g = f + 1; g < CARDS; g += 1) {
                const category = categoryOf(
                  valueOfBits(majorOfSix | (majorBits[g] ?? 0), minorOfSix | (minorBits[g] ?? 0), 7),
                );
                counts[category] = (counts[category] ?? 0) + 1;
              }
            }
          }
  return counts;
}

test.runIf(isWhole)(
  'all 133,784,560 hands of seven cards have the published categories',
  () => {
    expect(countsOfSeven()).toEqual(OF_SEVEN);
  },
  300_000,
);

/** 300,000 of them, dealt from a fixed seed; `npm run test:all` reads them all. */
test('a sample of hands of seven cards has the published categories', () => {
  const random = createSimulationRandom(20_261_125);
  const rounds = 300_000;
  const counts: number[] = categories.map(() => 0);
  for (let round = 0; round < rounds; round += 1) {
    const category = categoryOf(handValue(chosenWithout(CARDS, 7, random)));
    counts[category] = (counts[category] ?? 0) + 1;
  }
  const total = OF_SEVEN.reduce((sum, count) => sum + count, 0);
  for (const [category, count] of OF_SEVEN.entries()) {
    const mean = (rounds * count) / total;
    const deviation = Math.sqrt(mean * (1 - count / total)) + 1;
    expect(Math.abs((counts[category] ?? 0) - mean) / deviation, categories[category]).toBeLessThan(5);
  }
});

test('six and seven cards are worth the best five of them', () => {
  const random = createSimulationRandom(7);
  for (let round = 0; round < 20_000; round += 1) {
    const cards = chosenWithout(CARDS, 7, random);
    const six = cards.slice(0, 6);
    expect(handValue(cards)).toBe(Math.max(...sixes(cards).map(bestFive)));
    expect(handValue(six)).toBe(bestFive(six));
  }
});

const sixes = (cards: readonly number[]): number[][] =>
  cards.map((_, out) => cards.filter((__, at) => at !== out));
const bestFive = (six: readonly number[]): number => Math.max(...sixes(six).map(handValue));

describe('which hand wins', () => {
  test.each([
    ['royal_flush', 'Ts Js Qs Ks As', 'straight_flush', '9h Th Jh Qh Kh'],
    ['straight_flush', '2c 3c 4c 5c 6c', 'straight_flush', 'Ad 2d 3d 4d 5d'],
    ['straight_flush', 'As 2s 3s 4s 5s', 'four_of_a_kind', 'As Ah Ad Ac Ks'],
    ['four_of_a_kind', '2s 2h 2d 2c 4s', 'four_of_a_kind', '2s 2h 2d 2c 3s'],
    ['full_house', '3s 3h 3d 2c 2s', 'full_house', '2s 2h 2d Ac As'],
    ['flush', '2s 4s 6s 8s Ks', 'flush', '3h 5h 7h 8h Qh'],
    ['straight', 'Ts Jh Qd Kc As', 'straight', '9s Th Jd Qc Ks'],
    ['straight', '2s 3h 4d 5c 6s', 'straight', 'As 2h 3d 4c 5s'],
    ['three_of_a_kind', '4s 4h 4d Kc 2s', 'three_of_a_kind', '4s 4h 4d Qc Js'],
    ['two_pair', 'As Ah 2d 2c 3s', 'two_pair', 'Ks Kh Qd Qc As'],
    ['two_pair', 'As Ah 3d 3c 2s', 'two_pair', 'As Ah 2d 2c Ks'],
    ['pair', '5s 5h Ad 3c 2s', 'pair', '5d 5c Kd Qc Js'],
    ['high_card', 'As Kh 4d 3c 2s', 'high_card', 'As Qh Jd Tc 8s'],
  ])('%s %s beats %s %s', (better, first, worse, second) => {
    const [a, b] = [handValue(namedCards(first)), handValue(namedCards(second))];
    expect([categoryName(a), categoryName(b)]).toEqual([better, worse]);
    expect(a).toBeGreaterThan(b);
  });

  test('suits decide nothing', () => {
    expect(handValue(namedCards('As Kh 4d 3c 2s'))).toBe(handValue(namedCards('Ah Kd 4c 3s 2h')));
    expect(handValue(namedCards('As 2s 4s 6s 8s'))).toBe(handValue(namedCards('Ac 2c 4c 6c 8c')));
  });
});
