import { expect, test } from 'vitest';
import { formatScore } from './score.ts';

test('a score is written as its metric is read', () => {
  expect(formatScore('1234.50', { metric: 'turnover', currency: 'PHP' })).toBe('₱1,234.50');
  expect(formatScore('12.5', { metric: 'win_multiplier', currency: 'PHP' })).toBe('×12.5');
  expect(formatScore('2.0', { metric: 'win_multiplier', currency: 'PHP' })).toBe('×2');
  expect(formatScore('42', { metric: 'wins', currency: 'PHP' })).toBe('42');
});
