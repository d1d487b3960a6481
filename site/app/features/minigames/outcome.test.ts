import { expect, test } from 'vitest';
import { outcomeOf, plainAmount } from './outcome.ts';

test('only what exceeds the cost of a play is a win', () => {
  expect(outcomeOf({ kind: 'none', amount: '0.00' }, '0.00')).toBe('none');
  expect(outcomeOf({ kind: 'token', amount: '1.00' }, '3.00')).toBe('back');
  expect(outcomeOf({ kind: 'token', amount: '3.00' }, '3.00')).toBe('back');
  expect(outcomeOf({ kind: 'token', amount: '10.00' }, '3.00')).toBe('win');
  expect(outcomeOf({ kind: 'token', amount: '1.00' }, '0.00')).toBe('win');
  expect(outcomeOf({ kind: 'cash', amount: '2.00' }, '3.00')).toBe('win');
});

test('amounts lose only the zeros that say nothing', () => {
  expect(['3.00', '10.00', '100', '0.50', '1000.00', '2.25'].map(plainAmount)).toEqual([
    '3',
    '10',
    '100',
    '0.5',
    '1000',
    '2.25',
  ]);
});
