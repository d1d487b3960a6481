import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAt, createMoneyFormat } from './money.ts';

test('amounts are written exactly, however large', () => {
  const euro = createMoneyFormat('en', 'EUR');
  expect(euro('150000')).toBe('€1.50');
  expect(euro('9223372036854775807')).toBe('€92,233,720,368,547.75807');
  expect(createMoneyFormat('en', 'XXX')('123456000000')).toBe('1,234,560.00');
  expect(createMoneyFormat('en', 'USDT')('123456000000')).toBe('USDT\u00a01,234,560.00');
  expect(createMoneyFormat('en', 'USDT')('20001')).toBe('USDT\u00a00.20001');
});

test('digits beyond the usual are shown only when the amount has them', () => {
  const peso = createMoneyFormat('en', 'PHP');
  expect(peso('100500')).toBe('₱1.005');
  expect(peso('100000')).toBe('₱1.00');
});

test('counting up never passes the amount and ends on it', () => {
  fc.assert(
    fc.property(
      fc.bigInt({ min: 0n, max: 10n ** 18n }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (amount, progress) => {
        const reached = amountAt(amount, progress);
        expect(reached >= 0n && reached <= amount).toBe(true);
        expect(amountAt(amount, 1)).toBe(amount);
      },
    ),
  );
});
