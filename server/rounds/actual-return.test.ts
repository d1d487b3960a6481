import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandDeviations, fewest, judge, type PlayedRounds } from './actual-return.ts';

/** Rounds of stakes and wins in whole units. */
function played(rounds: readonly (readonly [stake: number, win: number])[]): PlayedRounds {
  const sum = (of: (stake: number, win: number) => number) =>
    rounds.reduce((total, [stake, win]) => total + of(stake, win), 0);
  return {
    rounds: rounds.length,
    stake: BigInt(sum((stake) => stake)) * 100_000n,
    payout: BigInt(sum((_, win) => win)) * 100_000n,
    stakeSquares: sum((stake) => stake ** 2),
    payoutSquares: sum((_, win) => win ** 2),
    products: sum((stake, win) => stake * win),
  };
}

const repeat = (count: number, stake: number, wins: readonly number[]) =>
  Array.from({ length: count }, (_, index) => [stake, wins[index % wins.length] ?? 0] as const);

test('the band of a known deviation is deviation over the root of the number of equal rounds', () => {
  const { band, verdict, spread, actual } = judge(played(repeat(10_000, 2, [0, 4])), {
    return: 0.96,
    deviation: 2.5,
  });
  expect(actual).toBeCloseTo(1, 10);
  expect(spread).toBe('provider');
  expect(band?.high).toBeCloseTo(0.96 + (bandDeviations * 2.5) / 100, 10);
  expect(band?.low).toBeCloseTo(0.96 - (bandDeviations * 2.5) / 100, 10);
  expect(verdict).toBe('within');
});

test('without it, the spread is that of the rounds; a fair coin that pays too much is found', () => {
  const fair = judge(played(repeat(20_000, 1, [0, 2])), { return: 1, deviation: undefined });
  expect(fair).toMatchObject({ verdict: 'within', spread: 'sample' });
  expect(fair.band?.high).toBeCloseTo(1 + bandDeviations / Math.sqrt(20_000), 4);
  expect(judge(played(repeat(20_000, 1, [0, 2])), { return: 0.9, deviation: undefined }).verdict).toBe(
    'above',
  );
  expect(judge(played(repeat(20_000, 1, [0, 2])), { return: 1.1, deviation: undefined }).verdict).toBe(
    'below',
  );
});

test('of too few rounds, and of rounds of which one weighs all the others, nothing is said', () => {
  const theory = { return: 0.5, deviation: 1 };
  expect(judge(played(repeat(fewest.provider - 1, 1, [1])), theory)).toMatchObject({
    verdict: 'too_few',
    band: null,
  });
  expect(judge(played(repeat(fewest.provider, 1, [1])), theory).verdict).toBe('above');
  expect(judge(played([...repeat(5_000, 1, [1]), [100_000, 0]]), theory).verdict).toBe('too_few');
  expect(
    judge(played(repeat(fewest.sample - 1, 1, [0, 1])), { return: 0.9, deviation: undefined }).verdict,
  ).toBe('too_few');
  expect(judge(played(repeat(50_000, 1, [1])), { return: undefined, deviation: 1 }).verdict).toBe(
    'no_theory',
  );
});

test('the wider of two spreads counts', () => {
  const wide = played(repeat(10_000, 1, [0, 0, 0, 0, 0, 0, 0, 0, 0, 10]));
  expect(judge(wide, { return: 0.96, deviation: 0.1 }).spread).toBe('sample');
});

test('the unit of money does not matter', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 0, max: 500 })), {
        minLength: 2_000,
        maxLength: 2_100,
      }),
      fc.integer({ min: 2, max: 100 }),
      (rounds, factor) => {
        const theory = { return: 0.95, deviation: 3 };
        const one = judge(played(rounds), theory);
        const scaled = judge(
          played(rounds.map(([stake, win]) => [stake * factor, win * factor] as const)),
          theory,
        );
        expect(scaled.verdict).toBe(one.verdict);
        expect(scaled.actual).toBeCloseTo(one.actual, 8);
        expect(scaled.band?.high ?? 0).toBeCloseTo(one.band?.high ?? 0, 8);
      },
    ),
    { numRuns: 20 },
  );
});
