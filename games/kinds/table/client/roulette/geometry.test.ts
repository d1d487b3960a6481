import { expect, test } from 'vitest';
import { rouletteSpots } from '../../roulette.ts';
import { onFaces, onLines, placeOf, tableSize } from './geometry.ts';

test('every spot has a place of its own on the table', () => {
  const spots = [...rouletteSpots.keys()];
  expect([...onFaces, ...onLines].toSorted()).toEqual(spots.toSorted());
  const places = spots.map(placeOf);
  for (const { x, y, w, h } of places) {
    expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
    expect(x + w).toBeLessThanOrEqual(tableSize.w);
    expect(y + h).toBeLessThanOrEqual(tableSize.h);
  }
  const middles = places.map(({ x, y, w, h }) => `${(x + w / 2).toFixed(2)} ${(y + h / 2).toFixed(2)}`);
  expect(new Set(middles).size).toBe(spots.length);
});

test('spots lie between the numbers that they cover', () => {
  const middleOf = (spot: string): [number, number] => {
    const { x, y, w, h } = placeOf(spot);
    return [Number((x + w / 2).toFixed(2)), Number((y + h / 2).toFixed(2))];
  };
  expect(middleOf('1')).toEqual([1.5, 2.5]);
  expect(middleOf('1-2')).toEqual([1.5, 2]);
  expect(middleOf('1-4')).toEqual([2, 2.5]);
  expect(middleOf('1-2-4-5')).toEqual([2, 2]);
  expect(middleOf('1-2-3')).toEqual([1.5, 3]);
  expect(middleOf('1-2-3-4-5-6')).toEqual([2, 3]);
  expect(middleOf('0-1')).toEqual([1, 2.5]);
  expect(middleOf('0-1-2')).toEqual([1, 2]);
  expect(middleOf('0-2-3')).toEqual([1, 1]);
  expect(middleOf('0-1-2-3')).toEqual([1, 3]);
});
