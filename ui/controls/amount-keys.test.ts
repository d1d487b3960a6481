import { expect, test } from 'vitest';
import { amountKeys, pressAmountKey, type AmountKey } from './amount-keys.ts';

/** What stands there after the keys were pressed one after another. */
function typed(...keys: AmountKey[]): string {
  return keys.reduce((amount, key) => pressAmountKey(amount, key, false), '');
}

test('keys write an amount as one would type it', () => {
  expect(typed('1', '2', '5', '0')).toBe('1250');
  expect(typed('7', '.', '5', '0')).toBe('7.50');
  expect(typed('.', '5')).toBe('0.5');
  expect(typed('1', '2', 'back', '3')).toBe('13');
  expect(typed('1', 'back', 'back')).toBe('');
});

test('a key that would make it no amount does nothing', () => {
  expect(typed('0', '0', '5')).toBe('5');
  expect(typed('1', '.', '2', '.', '3')).toBe('1.23');
  expect(typed('1', '.', '2', '3', '4')).toBe('1.23');
  expect(typed(...Array.from({ length: 15 }, () => '9' as const))).toBe('9'.repeat(13));
});

test('without decimals the keypad has three zeros for the point', () => {
  expect(amountKeys(true)).not.toContain('.');
  expect(amountKeys(false)).not.toContain('000');
  expect(typed('5', '000')).toBe('5000');
  expect(typed('000')).toBe('');
  expect(typed('0', '000')).toBe('0');
  expect(typed(...Array.from({ length: 11 }, () => '9' as const), '000')).toBe('9'.repeat(11));
  expect(pressAmountKey('20000', '000', true)).toBe('');
});

test('over an amount that was not typed a digit begins another one, and back takes a digit off it', () => {
  expect(pressAmountKey('500.00', '7', true)).toBe('7');
  expect(pressAmountKey('500.00', '.', true)).toBe('0.');
  expect(pressAmountKey('500.00', 'back', true)).toBe('50');
  expect(pressAmountKey('120.50', 'back', true)).toBe('120.5');
});
