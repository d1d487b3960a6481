/** Coconut Catch: where it falls, counted over every path, and what each basket returns. */
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { coconut } from './coconut.ts';
import { UNIT } from './multiplier.ts';

describe.each([2, 3, 4, 5, 6, 7])('coconut, let go over place %i', (from) => {
  const everyPlace = [1, 2, 3, 4, 5, 6, 7, 8];
  const seen = z.object({ path: z.array(z.int()), place: z.int() });
  /** The round whose pegs send it as the bits of a number say, from the first row on. */
  const fall = (baskets: readonly number[], bits: number) => {
    let row = 0;
    const course = coconut.begin({ from, baskets }, { below: () => (bits >> row++) & 1 }).after([]);
    return { ...course, seen: seen.parse(course.seen) };
  };
  /** A free fall from the same place, folded at the walls: told apart from the rules. */
  const foldedPlace = (bits: number): number => {
    const rights = Array.from({ length: 12 }, (_, row) => (bits >> row) & 1).filter(
      (side) => side === 1,
    ).length;
    const at = Math.abs(2 * from - 1 + 2 * rights - 12);
    return (Math.min(at, 32 - at) + 1) / 2;
  };
  const counts = new Map<number, number>();
  const freeCounts = new Map<number, number>();
  for (let bits = 0; bits < 4096; bits += 1) {
    const { place } = fall([1], bits).seen;
    counts.set(place, (counts.get(place) ?? 0) + 1);
    const free = foldedPlace(bits);
    freeCounts.set(free, (freeCounts.get(free) ?? 0) + 1);
  }

  test('of all 4,096 paths so many lead to each place as folding a free fall at the walls says, and some to every one', () => {
    expect([...counts.keys()].toSorted((a, b) => a - b)).toEqual(everyPlace);
    expect(counts).toEqual(freeCounts);
  });

  test('each basket alone, and each of any that stand together, returns 99 % of what is staked on it, rounded down', () => {
    for (const place of everyPlace) {
      const cases = counts.get(place) ?? 0;
      for (const count of everyPlace) {
        const others = everyPlace.filter((each) => each !== place).slice(0, count - 1);
        let bits = 0;
        while (fall([place], bits).seen.place !== place) bits += 1;
        const { multiplier } = fall([...others, place], bits);
        // The next ten-thousandth would return more than 99 %.
        expect(multiplier * cases * count).toBeLessThanOrEqual(0.99 * UNIT * 4096);
        expect((multiplier + 1) * cases * count).toBeGreaterThan(0.99 * UNIT * 4096);
      }
    }
  });

  test('where it falls does not depend on the baskets, nor on their order', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.constantFrom(...everyPlace), { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 4095 }),
        (baskets, bits) => {
          const round = fall(baskets, bits);
          expect(round.seen).toEqual(fall([1], bits).seen);
          expect(round).toEqual(fall(baskets.toReversed(), bits));
          expect(round.state).toBe('ended');
          expect(round.multiplier > 0).toBe(baskets.includes(round.seen.place));
        },
      ),
    );
  });
});
