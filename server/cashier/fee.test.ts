import fc from 'fast-check';
import { expect, test } from 'vitest';
import { depositFee, hundredth } from './fee.ts';

test.each([
  ['0', 0n, 50_000_000n, 0n],
  ['1', 0n, 50_000_000n, 500_000n],
  ['1.5', 1_000_000n, 10_000_000n, 1_150_000n],
  // 2.9 % of 33.33 is 0.96657: the player pays 0.96.
  ['2.9', 0n, 3_333_000n, 96_000n],
  ['0.001', 0n, 99_900_000n, 0n],
  ['100', 0n, 12_345n, 12_000n],
])('%s %% and %i beside %i is %i', (feePercent, feeFixed, amount, fee) => {
  expect(depositFee({ feePercent, feeFixed }, amount)).toBe(fee);
});

test('a fee is whole hundredths, never more than was told, and less by under a hundredth', () => {
  fc.assert(
    fc.property(
      fc.bigInt(1n, 10n ** 12n),
      fc.integer({ min: 0, max: 99_999 }),
      fc.bigInt(0n, 10n ** 8n),
      (amount, thousandths, feeFixed) => {
        const feePercent = `${Math.floor(thousandths / 1000)}.${String(thousandths % 1000).padStart(3, '0')}`;
        const fee = depositFee({ feePercent, feeFixed }, amount);
        const told = amount * BigInt(thousandths) + feeFixed * 100_000n;
        expect(fee % hundredth).toBe(0n);
        expect(fee * 100_000n).toBeLessThanOrEqual(told);
        expect((fee + hundredth) * 100_000n).toBeGreaterThan(told);
      },
    ),
  );
});
