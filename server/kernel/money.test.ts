import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatMoney, lesser, parseMoney } from './money.ts';

test('an amount survives the way to the wire and back, to the last minor unit', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (amount) => {
      expect(parseMoney(formatMoney(amount))).toBe(amount);
    }),
  );
});

test('two decimals are always shown and further ones only where they are needed', () => {
  expect([0n, 150_000n, 1n, -12_345_678n, 10_010n].map(formatMoney)).toEqual([
    '0.00',
    '1.50',
    '0.00001',
    '-123.45678',
    '0.1001',
  ]);
});

test.each(['', '1.', '.5', '1e3', '1,000', '0x10', '1.123456', '12345678901234', ' 1', 'NaN'])(
  '%j is refused as an amount',
  (text) => {
    expect(() => parseMoney(text)).toThrow(RangeError);
  },
);

test('of two amounts the lesser is told, below zero too', () => {
  for (const [small, large] of [
    [2n, 3n],
    [-3n, -2n],
    [5n, 5n],
  ] as const) {
    expect([lesser(small, large), lesser(large, small)]).toEqual([small, small]);
  }
});
