import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeAt } from '../falling/hops.ts';
import { REACH, trajectoryOf } from './trajectory.ts';

const paths = fc.array(fc.constantFrom(0, 1), { minLength: 8, maxLength: 16 });
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 17, maxLength: 17 });

test('a ball passes each pin on the side that was drawn, and ends over the slot', () => {
  fc.assert(
    fc.property(paths, shares, (path, share) => {
      const way = trajectoryOf(path, (row) => share[row] ?? 0);
      const hops = path.length + 1;
      let rights = 0;
      path.forEach((side, row) => {
        const pin = rights - row / 2;
        // From the touch on until it is a row lower it stays on that side of the pin.
        for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
          const { x, row: struck } = placeAt(way, (row + 1 + part) / hops);
          expect(struck).toBe(row);
          expect(Math.sign(x - pin)).toBe(side === 1 ? 1 : -1);
        }
        rights += side;
      });
      const end = placeAt(way, 1);
      expect(way.slot).toBe(rights);
      expect(Math.abs(end.x - (rights - path.length / 2))).toBeLessThan(0.5);
    }),
  );
});

test('it never leaps as high as the row that it came from, and never goes through a pin', () => {
  fc.assert(
    fc.property(paths, shares, fc.double({ min: 0, max: 1, noNaN: true }), (path, share, passed) => {
      const way = trajectoryOf(path, (row) => share[row] ?? 0);
      const { x, y, row } = placeAt(way, passed);
      if (row < 0) return;
      expect(y).toBeGreaterThan(row - 1);
      const rights = path.slice(0, row).reduce<number>((sum, side) => sum + side, 0);
      const pin = { x: rights - row / 2, y: row };
      expect(Math.hypot(x - pin.x, y - pin.y)).toBeGreaterThan(REACH * 0.8);
    }),
  );
});
