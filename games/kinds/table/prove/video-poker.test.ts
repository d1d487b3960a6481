/** The best holds, counted over every deal, return what is published, and the hold that a player is told is the best. */
import { describe, expect, test } from 'vitest';
import { sampled } from '../../../../tests/sampled.ts';
import { chosenWithout } from '../../../kit/fairness/shuffle.ts';
import { createSimulationRandom } from '../../../kit/fairness/random.ts';
import { add, multiply, rational, squareRootDecimal, toDecimal } from '../../../kit/prove/fraction.ts';
import { figuresOf } from '../../../kit/prove/law.ts';
import { CARDS, cardsWithout } from '../poker/cards.ts';
import { handValue, categoryOf } from '../poker/hand-value.ts';
import { bestHold, COMMON_DRAWS, holdValues, lineOfCards } from '../poker/video/holds.ts';
import { casesOf, LAW_TOTAL } from '../poker/video/laws.ts';
import { bonusPoker, deucesWild, jacksOrBetter, type PayTable } from '../poker/video/lines.ts';
import { videoPokers } from '../poker/video/video-poker.ts';
import { eachHand } from './poker-subsets.ts';
import { solve } from './video-poker.ts';
import { namedCards } from '../poker/testing/dealt.ts';

/**
 * Published by wizardofodds.com for 9/6 Jacks or Better, Not So Ugly Deuces and 8/5 Bonus Poker. The combinations that are published
 * beside the returns of the last two are the cases of ours.
 */
const published: readonly (readonly [PayTable, percent: string, digits: number])[] = [
  [jacksOrBetter, '99.543904', 6],
  [deucesWild, '99.7283', 4],
  [bonusPoker, '99.1660', 4],
];

/**
 * How much two hands of one deal vary together (published for Jacks or Better: 1.966389), and standard deviations in bets with one, five
 * and ten hands, of which the bet is the sum.
 */
const deviations: Readonly<Record<string, readonly string[]>> = {
  'jacks-or-better': ['1.966389', '4.4175', '2.3400', '1.9290'],
  'deuces-wild': ['3.043682', '5.0774', '2.7551', '2.3059'],
  'bonus-poker': ['2.120027', '4.5720', '2.4242', '1.9996'],
};

describe.each(sampled(published, 1))('$code', (table, percent, digits) => {
  const { code } = table;

  test('returns what is published, by the best hold of each of 2,598,960 deals', () => {
    const { cases, total, classes, deals, rtp, covariance } = solve(table);
    expect([classes, deals, total]).toEqual([134_459, 2_598_960, LAW_TOTAL]);
    expect(cases).toEqual(casesOf[code]);
    expect(toDecimal({ ...rtp, numerator: rtp.numerator * 100n }, digits)).toBe(percent);
    const law = videoPokers.find((game) => game.code === code)?.betTypes()[0]?.law;
    const figures = law ? figuresOf(law) : null;
    expect(figures?.rtp).toEqual(rtp);
    const variance = figures?.variance ?? rational(0n);
    const ofHands = (hands: bigint): string =>
      squareRootDecimal(
        multiply(add(variance, multiply(rational(hands - 1n), covariance)), rational(1n, hands)),
        4,
      );
    expect([toDecimal(covariance, 6), ...[1n, 5n, 10n].map(ofHands)]).toEqual(deviations[code]);
  }, 300_000);

  test('counts of a hold are those of every draw', () => {
    const random = createSimulationRandom(11);
    for (let deal = 0; deal < 12; deal += 1) {
      const cards = chosenWithout(CARDS, 5, random);
      const left = cardsWithout(cards);
      for (const { cards: held, counts, draws } of holdValues(table, cards)) {
        if (held.length < 3) continue;
        const drawn = new Float64Array(counts.length);
        for (const more of drawsOf(left, 5 - held.length)) {
          const line = lineOfCards(table, [...held.map((place) => cards[place] ?? 0), ...more]);
          drawn[line] = (drawn[line] ?? 0) + 1;
        }
        expect(counts).toEqual(drawn);
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
      }
    }
  }, 180_000);

  test('the hold that is told is the best of 32, is found at once, and names of suits change nothing', () => {
    const random = createSimulationRandom(5);
    for (let deal = 0; deal < 200; deal += 1) {
      const cards = chosenWithout(CARDS, 5, random);
      const holds = holdValues(table, cards);
      const best = bestHold(table, cards);
      expect(holds).toHaveLength(32);
      expect(best.worth).toBe(Math.max(...holds.map(({ worth }) => worth)));
      for (const { counts, draws } of holds)
        expect(counts.reduce((sum, count) => sum + count, 0)).toBe(draws);
      const renamed = bestHold(
        table,
        cards.map((card) => (card + 13) % CARDS),
      );
      expect([renamed.worth, renamed.counts]).toEqual([best.worth, best.counts]);
    }
  });
});

function drawsOf(left: readonly number[], count: number): number[][] {
  if (count === 0) return [[]];
  return left.flatMap((card, index) =>
    drawsOf(left.slice(index + 1), count - 1).map((more) => [card, ...more]),
  );
}

test('Jacks or Better pays by the same categories as hands are compared by', () => {
  const ofCategory = [0, -1, 2, 3, 4, 5, 6, 7, 8, 9];
  let wrong = 0;
  eachHand((cards) => {
    const value = handValue(cards);
    const line = lineOfCards(jacksOrBetter, cards);
    const expected = ofCategory[categoryOf(value)] ?? -1;
    const isHighPair = ((value >>> 13) & 0x1e00) > 0;
    if (line !== (expected === -1 ? Number(isHighPair) : expected)) wrong += 1;
  });
  expect(wrong).toBe(0);
}, 180_000);

test('every hand of five with wild deuces is on one line', () => {
  const counts = deucesWild.lines.map(() => 0);
  eachHand((cards) => {
    const line = lineOfCards(deucesWild, cards);
    counts[line] = (counts[line] ?? 0) + 1;
  });
  expect(counts.slice(1)).toEqual([355_080, 62_232, 14_472, 12_672, 31_552, 2_068, 624, 480, 48, 4]);
}, 180_000);

describe('known holds', () => {
  test.each([
    [jacksOrBetter, 'As Ks Qs Js 9s', [0, 1, 2, 3]],
    [jacksOrBetter, 'Ks Qs Js Ts 9s', [0, 1, 2, 3, 4]],
    [jacksOrBetter, '2s 5h 7d 9c 3s', []],
    [jacksOrBetter, 'Js Jh 7d 9c 3s', [0, 1]],
    [bonusPoker, 'As Ah Ad 4c 4s', [0, 1, 2, 3, 4]],
    [deucesWild, '2s 2h 2d 2c 9s', [0, 1, 2, 3, 4]],
    [deucesWild, '2s 9h Kd 5c 7s', [0]],
  ] as const)('$0.code: %s', (table, cards, held) => {
    expect(bestHold(table, namedCards(cards)).cards).toEqual(held);
  });

  test('a pat straight of Jacks or Better is worth 4 for one', () => {
    const { worth, draws } = bestHold(jacksOrBetter, namedCards('2s 3h 4d 5c 6s'));
    expect([worth / COMMON_DRAWS, draws]).toEqual([4, 1]);
  });
});
