import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { toDouble } from '../../kit/prove/fraction.ts';
import { lawOfTarget } from './crash-point.ts';
import { fateOf, flightEndOf } from './flight.ts';
import { cashOutAt, LEAST_TARGET, ROOM_LIMIT } from './rules.ts';

test.each([LEAST_TARGET, 150, 200, 1_000])(
  'flights reach %d as often as the law of a draw says',
  (target) => {
    const serverSeed = Buffer.alloc(32, 7);
    const flights = 40_000;
    let wins = 0;
    for (let nonce = 0; nonce < flights; nonce += 1)
      if (flightEndOf(createFairRandom({ serverSeed, clientSeed: 'law', nonce })) >= target) wins += 1;
    const { outcomes, total } = lawOfTarget(target);
    const chance = toDouble({ numerator: outcomes[0]?.cases ?? 0n, denominator: total });
    // Five standard deviations.
    const bound = 5 * Math.sqrt(flights * chance * (1 - chance));
    expect(Math.abs(wins - flights * chance)).toBeLessThan(bound);
  },
);

test('what becomes of a flight that is left alone is what a cash-out at that moment would say', () => {
  const multipliers = fc.integer({ min: 100, max: ROOM_LIMIT });
  fc.assert(
    fc.property(multipliers, fc.integer({ min: LEAST_TARGET, max: ROOM_LIMIT }), (end, ceiling) => {
      const { pays, after_ms } = fateOf(ceiling, end);
      const then = cashOutAt(after_ms, end, ceiling);
      expect(then).toEqual(pays === null ? 'too_late' : { at: pays });
    }),
  );
});
