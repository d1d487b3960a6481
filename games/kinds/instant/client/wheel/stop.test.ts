import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { restingPlace, segmentUnder, turnTo } from './stop.ts';

const sizes = fc.constantFrom(10, 20, 30, 40, 50);

test('the wheel turns forward and rests in the segment that was drawn, wherever it stood', () => {
  fc.assert(
    fc.property(
      sizes,
      fc.nat(49),
      fc.uuid(),
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      (size, at, id, from) => {
        const segment = at % size;
        const turned = turnTo(restingPlace(segment, size, id), from, 5);
        expect(segmentUnder(turned, size)).toBe(segment);
        expect(turned - from).toBeGreaterThanOrEqual(5 * 360);
        expect(turned - from).toBeLessThan(6 * 360 + 1e-6);
      },
    ),
  );
});
