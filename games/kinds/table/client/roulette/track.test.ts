import { describe, expect, test } from 'vitest';
import { wheelOrder } from '../../roulette.ts';
import { lying, placeAlong, sizeOf, upright } from './track.ts';

describe.each([
  { name: 'lying', track: lying, zero: { x: 97, y: 50 }, apart: 6 },
  { name: 'upright', track: upright, zero: { x: 50, y: 4.6875 }, apart: 9.6 },
])('the track, $name', ({ track, zero, apart }) => {
  const size = sizeOf(track);
  const places = wheelOrder.map((_, index) => placeAlong(track, index));

  test('zero lies in the middle of an end', () => {
    expect(places[0]?.x).toBeCloseTo(zero.x);
    expect(places[0]?.y).toBeCloseTo(zero.y);
  });

  test('every number is within it, and as far from the next as a number is wide', () => {
    for (const [index, { x, y }] of places.entries()) {
      expect(Math.min(x, y)).toBeGreaterThan(0);
      expect(Math.max(x, y)).toBeLessThan(100);
      const next = places[(index + 1) % places.length];
      if (!next) throw new Error('no next number');
      const [dx, dy] = [((next.x - x) * size.w) / 100, ((next.y - y) * size.h) / 100];
      expect(Math.hypot(dx, dy)).toBeGreaterThanOrEqual(apart);
    }
  });
});
