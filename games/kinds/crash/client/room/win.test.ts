import { expect, test } from 'vitest';
import { winSizeOf, withWin } from './win.ts';

const bet = (cashed_out_on: number | null, win_minor: string | null) =>
  ({
    state: cashed_out_on === null ? 'lost' : 'cashed_out',
    bet_minor: '100000',
    cashed_out_on,
    win_minor,
  }) as const;

test.each([
  [101, '101000', 'small'],
  [299, '299000', 'small'],
  [300, '300000', 'good'],
  [1_000, '1000000', 'big'],
  [4_999, '4999000', 'big'],
  [5_000, '5000000', 'mega'],
])('a cash-out at %d hundredths is a win, celebrated by its size', (at, win_minor, size) => {
  expect(winSizeOf(bet(at, win_minor))).toBe(size);
});

test('neither a loss nor the stake itself is a win', () => {
  expect(winSizeOf(bet(null, '0'))).toBeNull();
  expect(winSizeOf(bet(100, '100000'))).toBeNull();
  expect(winSizeOf({ ...bet(240, null), state: 'standing' })).toBeNull();
  // Of the smallest stake a part of a unit is the house's.
  expect(winSizeOf({ state: 'cashed_out', bet_minor: '1', cashed_out_on: 150, win_minor: '1' })).toBeNull();
});

test('only the last wins are remembered', () => {
  let known: ReadonlyMap<string, number> = new Map();
  for (let at = 0; at < 20; at += 1) known = withWin(known, `bet ${at}`, at);
  expect(known.get('bet 19')).toBe(19);
  expect(known.has('bet 3')).toBe(false);
});
