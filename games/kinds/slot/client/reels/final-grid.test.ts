import { expect, test } from 'vitest';
import type { Book } from '../../book.ts';
import { finalGrid } from './final-grid.ts';

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
