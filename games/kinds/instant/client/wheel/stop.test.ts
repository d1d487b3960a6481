import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { restingPlace, segmentUnder, shareOf, turnTo } from './stop.ts';

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

test('where in a segment it rests is spread evenly: it is not drawn towards the edge of a better one', () => {
  const tenths = Array.from({ length: 10 }, () => 0);
  const rounds = 20_000;
  for (let round = 0; round < rounds; round += 1) {
    const id = `01930000-0000-7000-8000-${round.toString(16).padStart(12, '0')}`;
    const tenth = Math.floor(shareOf(id) * 10);
    tenths[tenth] = (tenths[tenth] ?? 0) + 1;
  }
  // Six deviations of a tenth of the rounds.
  for (const count of tenths)
    expect(Math.abs(count - rounds / 10)).toBeLessThan(6 * Math.sqrt(rounds * 0.09));
});
