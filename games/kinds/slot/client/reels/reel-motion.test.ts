import fc from 'fast-check';
import { expect, test } from 'vitest';
import { landing, landingTime_ms, overshootOf } from './reel-motion.ts';

test('a landing begins at the speed the reel has, and ends in its place', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 1, max: 8, noNaN: true }),
      fc.double({ min: 0.01, max: 0.05, noNaN: true }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      (distance, speed, bounce) => {
        const overshoot = overshootOf(bounce);
        const duration_ms = landingTime_ms(distance, speed, overshoot);
        const curve = landing(overshoot);
        const step_ms = duration_ms / 100_000;
        const first = (curve(step_ms / duration_ms) - curve(0)) * (distance / step_ms);
        expect(first).toBeCloseTo(speed, 4);
        expect(curve(1)).toBe(1);
      },
    ),
  );
});

test('a springy reel passes its place, a stiff one does not', () => {
  const largest = (bounce: number): number =>
    Math.max(...Array.from({ length: 101 }, (_, step) => landing(overshootOf(bounce))(step / 100)));
  expect(largest(0)).toBe(1);
  expect(largest(1)).toBeGreaterThan(1.05);
});
