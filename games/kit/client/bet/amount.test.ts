import fc from 'fast-check';
import { expect, test } from 'vitest';
import { faultOf, limitsFor, payoutOf, readAmount, within, writeAmount } from './amount.ts';

const stakes = {
  least_minor: '10000',
  usual_minor: '100000',
  most_minor: '10000000',
  step_minor: '1000',
  most_win_minor: '1000000000',
};
const some = fc.bigInt({ min: 0n, max: 10n ** 12n });
const multipliers = fc.integer({ min: 1, max: 2_000_000_000 });

test('the highest stake is the highest of which the win is allowed, and no higher', () => {
  fc.assert(
    fc.property(multipliers, (multiplier) => {
      const limits = limitsFor(stakes, multiplier);
      const most = limits?.most_minor ?? 0n;
      const isAllowed = (bet: bigint): boolean =>
        bet <= BigInt(stakes.most_minor) && payoutOf(bet, multiplier) <= BigInt(stakes.most_win_minor);
      expect(isAllowed(most)).toBe(true);
      if (limits) expect(isAllowed(most + 1000n)).toBe(false);
      else expect(isAllowed(BigInt(stakes.least_minor))).toBe(false);
    }),
  );
});

test('whatever is asked for, what is staked can be placed', () => {
  fc.assert(
    fc.property(some, multipliers, (asked, multiplier) => {
      const limits = limitsFor(stakes, multiplier);
      if (limits) expect(faultOf(within(asked, limits), limits)).toBeNull();
    }),
  );
});

test('a stake below, above or between the steps is told apart', () => {
  const limits = { least_minor: 10_000n, most_minor: 50_000n, step_minor: 1_000n };
  expect(faultOf(9_000n, limits)).toBe('too_low');
  expect(faultOf(51_000n, limits)).toBe('too_high');
  expect(faultOf(10_500n, limits)).toBe('bad_step');
  expect(faultOf(11_000n, limits)).toBeNull();
});

test('what is written is read as the same amount', () => {
  fc.assert(
    fc.property(some, fc.constantFrom(1n, 1_000n, 100_000n), (amount, step) => {
      expect(readAmount(writeAmount(amount, step))).toBe(amount);
    }),
  );
});

test.each([
  ['1', 100_000n],
  ['1.5', 150_000n],
  ['1,50', 150_000n],
  [' .00001 ', 1n],
  ['2.', 200_000n],
  ['', null],
  ['.', null],
  ['-1', null],
  ['1.000001', null],
  ['1e3', null],
])('%j is read as %s', (text, amount) => {
  expect(readAmount(text)).toBe(amount);
});

test('a currency without cents is written without them', () => {
  expect(writeAmount(500_000n, 100_000n)).toBe('5');
  expect(writeAmount(500_000n, 1_000n)).toBe('5.00');
});
