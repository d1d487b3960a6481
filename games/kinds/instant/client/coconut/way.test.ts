import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_FROM, LAST_FROM, PLACES, ROWS, wayOf } from '../../coconut.ts';
import { placeAt } from '../falling/hops.ts';
import { fallOf } from './way.ts';

const froms = fc.integer({ min: FIRST_FROM, max: LAST_FROM });
const paths = fc.array(fc.constantFrom(0, 1), { minLength: ROWS, maxLength: ROWS });
const shares = fc.array(fc.double({ min: 0, max: 1, noNaN: true }), {
  minLength: ROWS + 1,
  maxLength: ROWS + 1,
});

test('a coconut passes each peg on the side that was drawn, stays between the walls, and ends over its place', () => {
  fc.assert(
    fc.property(froms, paths, shares, (from, path, share) => {
      const fall = fallOf(from, path, (row) => share[row] ?? 0);
      const way = wayOf(from, path);
      path.forEach((_, row) => {
        const at = way[row] ?? 0;
        const to = way[row + 1] ?? 0;
        // From the touch on until it is a row lower it stays on that side of the peg.
        for (const part of [0, 0.25, 0.5, 0.75, 0.999]) {
          const { x, row: struck } = placeAt(fall, (row + 1 + part) / (ROWS + 1));
          expect(struck).toBe(row);
          expect(Math.sign(x - at / 2)).toBe(Math.sign(to - at));
          expect(x).toBeGreaterThan(0);
          expect(x).toBeLessThan(PLACES);
        }
      });
      expect(placeAt(fall, 1).x).toBe((way.at(-1) ?? 0) / 2);
    }),
  );
});
