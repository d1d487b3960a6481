import { expect, test } from 'vitest';
import { balanceAfter } from './balance.ts';

const at = (version: number, game_balance: string) => ({
  version,
  game_balance,
  real_balance: game_balance,
  bonus_balance: '0.00',
  locked_balance: '0.00',
  game_token: '0',
  currency: 'PHP',
});

test('the next version is taken over', () => {
  expect(balanceAfter(at(4, '10.00'), { type: 'balance', ...at(5, '9.00') })).toEqual({
    balance: at(5, '9.00'),
    gap: false,
  });
});

test('an event that was seen or is older changes nothing', () => {
  const known = at(5, '9.00');
  expect(balanceAfter(known, { type: 'balance', ...at(5, '1.00') }).balance).toBe(known);
  expect(balanceAfter(known, { type: 'balance', ...at(3, '1.00') }).balance).toBe(known);
});

test('a version left out is a gap', () => {
  expect(balanceAfter(at(5, '9.00'), { type: 'balance', ...at(8, '7.00') })).toEqual({
    balance: at(8, '7.00'),
    gap: true,
  });
});
