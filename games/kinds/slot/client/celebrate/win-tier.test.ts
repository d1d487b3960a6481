import { expect, test } from 'vitest';
import { tierOf, tiersUpTo } from './win-tier.ts';

const bet = 100_000n;

test('a payout up to the stake is never celebrated', () => {
  expect(tierOf(0n, bet)).toBe('none');
  expect(tierOf(1n, bet)).toBe('returned');
  expect(tierOf(bet, bet)).toBe('returned');
  expect(tierOf(bet + 1n, bet)).toBe('win');
});

test('large tiers begin at exactly their multiple', () => {
  expect(tierOf(bet * 12n - 1n, bet)).toBe('win');
  expect(tierOf(bet * 12n, bet)).toBe('big');
  expect(tierOf(bet * 30n, bet)).toBe('mega');
  expect(tierOf(bet * 60n, bet)).toBe('epic');
  expect(tiersUpTo(bet * 31n, bet).map(({ tier }) => tier)).toEqual(['big', 'mega']);
});
