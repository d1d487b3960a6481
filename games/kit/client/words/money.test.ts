import { currencies } from '@marquee/contract/currencies.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { amountAt, createMoneyFormat, createShortMoneyFormat } from './money.ts';

test('amounts are written with the digits that their currency is paid in, however large', () => {
  const euro = createMoneyFormat('en', 'EUR');
  expect(euro('150000')).toBe('€1.50');
  expect(euro('9223372036854775807')).toBe('€92,233,720,368,547.75');
  expect(createMoneyFormat('en', 'XXX')('123456000000')).toBe('1,234,560.00');
  expect(createMoneyFormat('en', 'USDT')('123456000000')).toBe('USDT\u00a01,234,560.00');
  expect(createMoneyFormat('en', 'BTC')('50')).toBe('BTC\u00a00.00050');
  expect(createMoneyFormat('en', 'JPY')('12345600000')).toBe('¥123,456');
});

test('what a payout has beyond a whole payment is cut off, and never rounded up', () => {
  const peso = createMoneyFormat('en', 'PHP');
  expect(peso('171200')).toBe('₱1.71');
  expect(peso('171999')).toBe('₱1.71');
  expect(peso('999')).toBe('₱0.00');
  expect(createMoneyFormat('en', 'USDT')('20001')).toBe('USDT\u00a00.20');
  expect(createMoneyFormat('en', 'JPY')('199999')).toBe('¥1');
});

test('every currency of the house is written with its own digits, in every language', () => {
  for (const locale of ['en', 'fil', 'zh'])
    for (const { code, digits } of currencies.values()) {
      const written = createMoneyFormat(locale, code)('123456789');
      expect(`${code} ${/\.(\d+)/.exec(written)?.[1] ?? ''}`).toBe(`${code} ${'56789'.slice(0, digits)}`);
      expect(written).toContain('1,234');
    }
});

test('where there is no room an amount is a few digits: a price no lower than it is, a jackpot no higher, the sign last to be missed', () => {
  const peso = createShortMoneyFormat('en', 'PHP');
  expect(peso(1_680_50000n, 'up', 7)).toBe('₱1.69K');
  expect(peso(1_689_99999n, 'down', 7)).toBe('₱1.68K');
  expect(peso(123_456_789_00000n, 'down', 14)).toBe('₱123M');
  expect(createShortMoneyFormat('zh', 'PHP')(123_456_789_00000n, 'down', 14)).toBe('₱1.23亿');
  expect(createShortMoneyFormat('fil', 'PHP')(123_456_789_00000n, 'down', 14)).toBe('₱123M');
  const dollar = createShortMoneyFormat('en', 'USDT');
  expect(dollar(184_80000n, 'up', 14)).toBe('USDT\u00a0185');
  expect(dollar(184_80000n, 'up', 7)).toBe('185');
  expect(createShortMoneyFormat('en', 'XXX')(18_480_00000n, 'up', 7)).toBe('18.5K');
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
