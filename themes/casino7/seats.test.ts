import { expect, test } from 'vitest';
import { emptySeats, seat } from './seats.ts';

test('boxes are taken from the middle outwards', () => {
  expect(seat(emptySeats, ['a', 'b'])).toEqual([undefined, 'b', 'a', undefined, undefined]);
});

test('a new win takes the box of the one that has left, and nobody else moves', () => {
  const full = seat(emptySeats, ['a', 'b', 'c', 'd', 'e']);
  expect(full).toEqual(['d', 'b', 'a', 'c', 'e']);
  expect(seat(full, ['new', 'a', 'b', 'c', 'd'])).toEqual(['d', 'b', 'a', 'c', 'new']);
});

test('a box is free again when its win is no longer among the latest', () => {
  expect(seat(['d', 'b', 'a', 'c', 'e'], ['b'])).toEqual([undefined, 'b', undefined, undefined, undefined]);
});
