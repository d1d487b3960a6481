/** The solver of blackjack: against published figures, against simulation, and for what the game shows. */
import { describe, expect, test } from 'vitest';
import { isWhole } from '../../../../tests/sampled.ts';
import { basicStrategyRows, insuranceLaw } from '../blackjack/law.ts';
import { basicStrategy } from '../blackjack/strategy.ts';
import { averagesOf, basicChances, bestChances, tableRules } from './blackjack-edge.ts';
import { gainOf, stakeOf, type Table } from './blackjack-hands.ts';
import { averagesOfRows, fitted, lawRows, LAW_TOTAL, sharesOf, widestInterval } from './blackjack-law.ts';
import { optimalPlay } from './blackjack-optimal.ts';
import {
  chanceOfNoBlackjack,
  dealerChances,
  freshShoe,
  rememberDealer,
  sizeOf,
  without,
} from './blackjack-shoe.ts';
import {
  countPlace,
  noCounts,
  paysAt,
  shareRounds,
  simulateSplits,
  stakedAt,
  sumOfCounts,
} from './blackjack-simulation.ts';
import { splitCountRows } from './blackjack-split-counts.ts';
import { splitEnds, waysToSplit } from './blackjack-splits.ts';
import { columnsOf, findStrategy } from './blackjack-strategy.ts';
import { figuresOf } from '../../../kit/prove/law.ts';

const columns = columnsOf(tableRules.decks);
const SLOW = 300_000;

/** The dealer's ends once there is no blackjack: 17 to 21, then bust. */
function ends(decks: number, up: number): number[] {
  const shoe = without(freshShoe(decks), [up]);
  return [...dealerChances(shoe, up)].map((chance) => chance / chanceOfNoBlackjack(shoe, up));
}

describe('the dealer', () => {
  // Wizard of Odds, blackjack appendix 2A: the dealer stands on soft 17 and has no blackjack.
  test.each([
    [1, 0, [0.183786, 0.19089, 0.18868, 0.191692, 0.075137, 0.169815]],
    [1, 1, [0.138976, 0.131762, 0.131815, 0.123948, 0.120526, 0.352973]],
    [1, 5, [0.166948, 0.106454, 0.107192, 0.100705, 0.097879, 0.420823]],
    [1, 9, [0.124156, 0.122486, 0.124421, 0.356869, 0.03957, 0.232499]],
    [2, 0, [0.186367, 0.189883, 0.188851, 0.190272, 0.076531, 0.168096]],
    [2, 2, [0.132764, 0.130676, 0.124575, 0.121811, 0.11538, 0.374794]],
    [2, 6, [0.370478, 0.138195, 0.078013, 0.078781, 0.07339, 0.261143]],
    [2, 9, [0.122412, 0.1216, 0.122524, 0.36387, 0.038449, 0.231144]],
  ])('ends as published, %i decks, card %i up', (decks, up, published) => {
    // A millionth off: some of the published figures were rounded twice.
    for (const [end, chance] of ends(decks, up).entries())
      expect(Math.abs(chance - (published[end] ?? 0))).toBeLessThan(1e-6);
  });

  // Alan Krigman, Casino City Times, 25 October 2006: an endless shoe, before the dealer has looked for a blackjack.
  test.each([
    [6, [36.86, 13.78, 7.86, 7.86, 7.41, 26.23]],
    [7, [12.86, 35.93, 12.86, 6.94, 6.94, 24.47]],
    [8, [12.0, 12.0, 35.08, 12.0, 6.08, 22.84]],
    [9, [11.14, 11.14, 11.14, 34.22, 3.45, 21.22]],
    [0, [13.08, 13.08, 13.08, 13.08, 5.39, 11.52]],
  ])('ends as published from an endless shoe, card %i up', (up, published) => {
    const chances = dealerChances(without(freshShoe(10_000_000), [up]), up);
    for (const [end, chance] of chances.entries()) expect(100 * chance).toBeCloseTo(published[end] ?? 0, 1);
  });

  test.each([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])('ends somehow, card %i up', (up) => {
    expect(ends(8, up).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 12);
  });
});

// Wizard of Odds, blackjack appendix 9, one and five decks, the dealer stands on soft 17 with an ace up and no blackjack.
test.each([
  [1, [0, 6], -0.101015, -0.108386, -0.357778],
  [1, [5, 3], -0.636118, 0.081506, 0.048615],
  [5, [1, 2], -0.665509, -0.281526, -1.331019],
  [5, [4, 5], -0.66085, 0.148532, 0.133896],
  [5, [0, 5], -0.478961, -0.183653, -0.535696],
])(
  '%i decks, %j: standing, drawing and doubling are worth what is published',
  (decks, cards, ...published) => {
    const shoe = without(freshShoe(decks), [0]);
    const table: Table = { up: 0, dealer: rememberDealer(0) };
    const { stand, hit, double } = optimalPlay(shoe, table).valuesOf(cards);
    const noBlackjack = chanceOfNoBlackjack(without(shoe, cards), 0);
    for (const [index, value] of [stand, hit, double].entries())
      expect(value / noBlackjack).toBeCloseTo(published[index] ?? 0, 5);
  },
);

describe('basic strategy', () => {
  test.runIf(isWhole)(
    'the solver finds the tables that the game shows',
    () => {
      expect(findStrategy(tableRules, columns)).toEqual(basicStrategy);
    },
    SLOW,
  );

  test('they are the published chart: Wizard of Odds, four to eight decks, soft 17 stands, double after split', () => {
    const published = {
      hard: 'HHHHHHHHHH HHHHHHHHHH HHHHHHHHHH HHHHHHHHHH HDDDDHHHHH DDDDDDDDHH DDDDDDDDDH HHSSSHHHHH SSSSSHHHHH SSSSSHHHHH SSSSSHHHRH SSSSSHHRRR SSSSSSSSSS',
      soft: 'HHHDDHHHHH HHHDDHHHHH HHDDDHHHHH HHDDDHHHHH HDDDDHHHHH SddddSSHHH SSSSSSSSSS',
      pairs:
        'PPPPPPPPPP PPPPPP---- PPPPPP---- ---PP----- ---------- PPPPP----- PPPPPP---- PPPPPPPPPP PPPPP-PP-- ----------',
    };
    // The chart begins with a hard 5 and a soft 13.
    expect(basicStrategy.hard.slice(1, 14)).toEqual(published.hard.split(' '));
    expect(basicStrategy.soft.slice(1, 8)).toEqual(published.soft.split(' '));
    expect(basicStrategy.pairs).toEqual(published.pairs.split(' '));
  });
});

describe('splits', () => {
  test('every way to split is counted: how many hands there are on average', () => {
    const shoe = without(freshShoe(8), [5, 7, 7]);
    const table: Table = { up: 5, dealer: rememberDealer(5) };
    const hands = (count: number, waiting: number, eights: number, size: number): number => {
      if (waiting === 0 || count === 4) return count;
      const pair = eights / size;
      return (
        pair * hands(count + 1, waiting + 1, eights - 1, size - 1) +
        (1 - pair) * hands(count, waiting - 1, eights, size - 1)
      );
    };
    const standing = splitEnds(7, shoe, table, () => 'stand', 4);
    expect(stakeOf(standing)).toBeCloseTo(hands(2, 2, 30, sizeOf(shoe)), 12);
    expect(waysToSplit(2)).toEqual([{ pairs: 0, unlike: 0, any: 2 }]);
  });

  test(
    'two million simulated rounds agree with the exact averages',
    () => {
      const { splitStarts, splits } = basicChances(tableRules, columns, basicStrategy);
      const chance = splitStarts.reduce((sum, start) => sum + start.chance, 0);
      const starts = shareRounds(splitStarts, 2_000_000);
      const counts = sumOfCounts(simulateSplits(starts, basicStrategy, 7));
      expect(sumOf(counts, () => 1)).toBe(2_000_000);
      expect(deviations(counts, (staked, pays) => pays - staked, gainOf(splits) / chance)).toBeLessThan(4);
      expect(deviations(counts, (staked) => staked, stakeOf(splits) / chance)).toBeLessThan(4);
    },
    SLOW,
  );
});

const sumOf = (counts: Float64Array, of: (staked: number, pays: number) => number): number =>
  counts.reduce((sum, count, place) => sum + count * of(stakedAt(place), paysAt(place)), 0);

/** How many standard errors a simulated average is from the exact one. */
function deviations(
  counts: Float64Array,
  of: (staked: number, pays: number) => number,
  exact: number,
): number {
  const rounds = sumOf(counts, () => 1);
  const mean = sumOf(counts, of) / rounds;
  const square = sumOf(counts, (staked, pays) => of(staked, pays) ** 2) / rounds;
  return Math.abs(mean - exact) / Math.sqrt((square - mean ** 2) / rounds);
}

describe('the edge', () => {
  test(
    'of basic strategy is exact, and of the best play for each set of cards a little less',
    () => {
      const basic = averagesOf(basicChances(tableRules, columns, basicStrategy));
      expect(basic.edge).toBeCloseTo(0.003565416105, 12);
      expect(basic.staked).toBeCloseTo(1.1321333728789, 12);
      const best = averagesOf(bestChances(tableRules, columns));
      expect(best.edge).toBeCloseTo(0.003547628369, 12);
      // Wizard of Odds' calculator, "optimal results" for these rules: 0.355143 %.
      expect(Math.abs(best.edge - 0.00355143)).toBeLessThan(0.000005);
    },
    SLOW,
  );

  test(
    'without resplitting and surrender it is the published one, to its last digit',
    () => {
      // Wizard of Odds' calculator, eight decks, one split, no surrender, basic strategy with a continuous shuffler: 0.48768 %.
      const rules = { decks: 8, mostHands: 2, surrenders: false };
      const { edge } = averagesOf(basicChances(rules, columns, basicStrategy));
      expect((100 * edge).toFixed(5)).toBe('0.48767');
      expect(Math.abs(100 * edge - 0.48768)).toBeLessThan(0.00001);
    },
    SLOW,
  );

  test(
    'of six decks with resplitting is near the published one',
    () => {
      // The same, six decks, up to four hands, no surrender: 0.40622 %.
      const rules = { decks: 6, mostHands: 4, surrenders: false };
      const { edge } = averagesOf(basicChances(rules, columnsOf(6), basicStrategy));
      expect(Math.abs(100 * edge - 0.40622)).toBeLessThan(0.0005);
    },
    SLOW,
  );

  test('of insurance is 31 in 415 when only the ace is known', () => {
    const { edge } = figuresOf(insuranceLaw());
    expect(edge).toEqual({ numerator: 31n, denominator: 415n });
    expect(((100 * 31) / 415).toFixed(4)).toBe('7.4699');
  });
});

describe('the law', () => {
  const counts = noCounts();
  for (const [staked, pays, rounds] of splitCountRows) counts[countPlace(staked, pays)] = rounds;

  test(
    'follows from the exact chances and a thousand million simulated splits',
    () => {
      const chances = basicChances(tableRules, columns, basicStrategy);
      const split = chances.splitStarts.reduce((sum, { chance }) => sum + chance, 0);
      expect(sumOf(counts, () => 1)).toBe(1_000_000_000);
      expect(
        deviations(counts, (staked, pays) => pays - staked, gainOf(chances.splits) / split),
      ).toBeLessThan(3);
      expect(deviations(counts, (staked) => staked, stakeOf(chances.splits) / split)).toBeLessThan(3);
      const rows = lawRows(chances, counts);
      expect(rows).toEqual(basicStrategyRows);
      const exact = averagesOf(chances);
      const found = averagesOfRows(rows);
      expect(Math.abs(found.edge - exact.edge)).toBeLessThan(2e-8);
      expect(Math.abs(found.staked - exact.staked)).toBeLessThan(2e-8);
      expect(widestInterval(chances, counts)).toBeLessThan(9e-7);
    },
    SLOW,
  );

  test(
    'fitting the simulated shares to the averages moves none by more than a two-thousandth of it',
    () => {
      const shares = sharesOf(counts);
      const { splits, splitStarts } = basicChances(tableRules, columns, basicStrategy);
      const split = splitStarts.reduce((sum, { chance }) => sum + chance, 0);
      const staked = stakeOf(splits) / split;
      const fit = fitted(shares, staked, staked + gainOf(splits) / split);
      for (const [index, { share }] of fit.entries())
        expect(Math.abs(share / (shares[index]?.share ?? 0) - 1)).toBeLessThan(0.0005);
      expect(fit.reduce((sum, each) => sum + each.share * each.staked, 0)).toBeCloseTo(staked, 10);
      expect(LAW_TOTAL).toBe(1_000_000_000);
    },
    SLOW,
  );
});
