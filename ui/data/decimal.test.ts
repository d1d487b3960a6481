import { currencies } from '@marquee/contract/currencies.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  currencySymbol,
  formatAmount,
  formatMoney,
  formatNumber,
  fromMinor,
  toMinor,
  typedAmount,
  wholeCurrencies,
} from './decimal.ts';

describe('S9.16 number format', () => {
  test('S9.16 the integer part has separated thousands', () => {
    expect(formatNumber('0')).toBe('0');
    expect(formatNumber('1234')).toBe('1,234');
    expect(formatNumber('-1234567')).toBe('-1,234,567');
    expect(formatNumber('0001234')).toBe('1,234');
  });
  test('S9.16 fractions have up to 4 decimals, trimmed when the value is 10 or more', () => {
    expect(formatNumber('1.50')).toBe('1.50');
    expect(formatNumber('1.23456')).toBe('1.2345');
    expect(formatNumber('10.50')).toBe('10.5');
    expect(formatNumber('1234.5000')).toBe('1,234.5');
    expect(formatNumber('10.00')).toBe('10');
  });
  test('S9.16 text that is no decimal shows as 0', () => {
    expect(formatNumber('')).toBe('0');
    expect(formatNumber('abc')).toBe('0');
  });
});

describe('amounts of money', () => {
  test('have two decimals, and more only where they say something', () => {
    expect(formatAmount('120.5')).toBe('120.50');
    expect(formatAmount('120')).toBe('120.00');
    expect(formatAmount('0.12345')).toBe('0.1234');
    expect(formatAmount('-0.00')).toBe('0.00');
  });
  test('carry the sign of their currency', () => {
    expect(formatMoney('-1234.5', 'PHP')).toBe('-₱1,234.50');
    expect(formatMoney('3', 'EUR')).toBe('€3.00');
    expect(formatMoney('-1234.5', 'USDT')).toBe('-USDT\u00a01,234.50');
    expect(currencySymbol('not a code')).toBe('not a code');
  });
  test('have no decimals in a currency that is paid in whole units', () => {
    expect(formatMoney('200000.00', 'JPY')).toBe('¥200,000');
    expect(formatMoney('-0.5', 'JPY')).toBe('-¥0.5');
    expect(formatMoney('150000.00', 'IDR')).toBe('Rp150,000');
    expect(typedAmount('2000.00', 'JPY')).toBe('2000');
    expect(typedAmount('20.00', 'EUR')).toBe('20.00');
    const whole = [...currencies.values()].filter(({ digits }) => digits === 0).map(({ code }) => code);
    expect([...wholeCurrencies]).toEqual(whole.toSorted());
  });
  test('survive counting in minor units', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 17n), max: 10n ** 17n }), (minor) => {
        expect(toMinor(fromMinor(minor))).toBe(minor);
      }),
    );
  });
});
