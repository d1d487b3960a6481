import { assert, integer, property } from 'fast-check';
import { expect, test } from 'vitest';
import { percentOf } from './vip-progress.ts';

test('S5.5 VIP progress is capped at 100, and 0 when it cannot be computed', () => {
  expect(percentOf('50.00', '200.00')).toBe(25);
  expect(percentOf('500.00', '200.00')).toBe(100);
  expect(percentOf('500.00', '0.00')).toBe(0);
  expect(percentOf('nothing', '')).toBe(0);
});

test('S5.5 whatever is done, the progress lies between 0 and 100', () => {
  const amount = integer({ min: -1_000_000, max: 1_000_000_000 }).map((cents) => (cents / 100).toFixed(2));
  assert(
    property(amount, amount, (done, needed) => {
      const percent = percentOf(done, needed);
      return Number.isInteger(percent) && percent >= 0 && percent <= 100;
    }),
  );
});
