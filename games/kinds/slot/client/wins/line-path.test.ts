import { expect, test } from 'vitest';
import { cornersOf } from './line-path.ts';

test('a line ends in the middle of the last symbol that it pays for', () => {
  const rows = [1, 0, 1, 2, 1];
  expect(cornersOf({ line: 0, rows, count: 3, fromRight: false })).toEqual([
    { reel: 0, row: 1.5 },
    { reel: 0.5, row: 1.5 },
    { reel: 1.5, row: 0.5 },
    { reel: 2.5, row: 1.5 },
  ]);
  expect(cornersOf({ line: 0, rows, count: 4, fromRight: true })).toEqual([
    { reel: 5, row: 1.5 },
    { reel: 4.5, row: 1.5 },
    { reel: 3.5, row: 2.5 },
    { reel: 2.5, row: 1.5 },
    { reel: 1.5, row: 0.5 },
  ]);
});
