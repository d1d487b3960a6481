import { expect, test } from 'vitest';
import type { Book } from '../../book.ts';
import { finalCoins, finalGrid } from './final-grid.ts';

const spin = {
  type: 'spin',
  phase: 'base',
  grid: [
    ['a', 'wild'],
    ['m', 'b'],
  ],
  stops: [0, 0],
  held_reels: [],
  anticipation: [],
  coins: [],
  multiplier: 1,
  free_spin: null,
} as const;

test('the reels show what the last spin became, not how it stopped', () => {
  const book: Book = {
    version: 1,
    game_code: 'x',
    bet_minor: '1',
    win_minor: '0',
    events: [
      {
        ...spin,
        grid: spin.grid.map((column) => [...column]),
        stops: [],
        held_reels: [],
        anticipation: [],
        coins: [],
      },
      { type: 'mystery_reveal', symbol: 'c', positions: [{ reel: 1, row: 0 }] },
      { type: 'wild_reels', cause: 'expand', symbol: 'wild', reels: [0] },
      { type: 'end', win_minor: '0' },
    ],
  };
  expect(finalGrid(book)).toEqual([
    ['wild', 'wild'],
    ['c', 'b'],
  ]);
});

test('the coins of the last spin keep their prizes, and those of an earlier one are gone', () => {
  const of = (amount_minor: string) => ({ reel: 0, row: 0, amount_minor, jackpot: null });
  const turn = (coins: ReturnType<typeof of>[]) => ({
    ...spin,
    grid: spin.grid.map((column) => [...column]),
    stops: [],
    held_reels: [],
    anticipation: [],
    coins,
  });
  const book: Book = {
    version: 1,
    game_code: 'x',
    bet_minor: '1',
    win_minor: '0',
    events: [turn([of('100')]), turn([of('200')]), { type: 'end', win_minor: '0' }],
  };
  expect(finalCoins(book)).toEqual([of('200')]);
  expect(finalCoins({ ...book, events: [{ type: 'end', win_minor: '0' }] })).toEqual([]);
});
