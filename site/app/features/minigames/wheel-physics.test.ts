import fc from 'fast-check';
import { expect, test } from 'vitest';
import { pegsPassed, planSpin, pointerPush, segmentAt } from './wheel-physics.ts';

const spins = fc.record({
  start: fc.double({ min: 0, max: 500, noNaN: true }),
  landing: fc.double({ min: 0, max: 1, noNaN: true }),
});

/** The rotation each 20 ms from the start to the end. */
function filmOf(spin: ReturnType<typeof planSpin>): { at_ms: number; rotation: number }[] {
  const frames = Math.ceil(spin.duration_ms / 20);
  return Array.from({ length: frames + 1 }, (_, frame) => ({
    at_ms: frame * 20,
    rotation: spin.rotationAt(frame * 20),
  }));
}

test('a spin ends on the segment that was asked for, from any start, for every segment of every wheel', () => {
  fc.assert(
    fc.property(spins, ({ start, landing }) => {
      for (const count of [2, 3, 5, 8, 12, 24]) {
        for (let segment = 0; segment < count; segment += 1) {
          const spin = planSpin({ start, segment, count, landing });
          expect(segmentAt(spin.rotationAt(spin.duration_ms), count)).toBe(segment);
          expect(spin.rotationAt(spin.duration_ms + 5000)).toBe(spin.rotationAt(spin.duration_ms));
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('the wheel only slows down, never turns back before it has stopped, and settles inside its segment', () => {
  fc.assert(
    fc.property(spins, fc.nat({ max: 7 }), ({ start, landing }, segment) => {
      const spin = planSpin({ start, segment, count: 8, landing });
      expect(spin.duration_ms).toBeGreaterThan(spin.stopped_ms);
      let step = Infinity;
      let before = start;
      for (const { at_ms, rotation } of filmOf(spin)) {
        if (at_ms > 0 && at_ms <= spin.stopped_ms) {
          expect(rotation).toBeGreaterThanOrEqual(before - 1e-9);
          expect(rotation - before).toBeLessThanOrEqual(step + 1e-9);
          step = rotation - before;
        }
        if (at_ms > spin.stopped_ms) expect(segmentAt(rotation, 8)).toBe(segment);
        before = rotation;
      }
    }),
    { numRuns: 60 },
  );
});

test('the wheel is where it was when it begins, runs too far, and lasts a few seconds', () => {
  const spin = planSpin({ start: 3.25, segment: 2, count: 8 });
  expect(spin.rotationAt(0)).toBe(3.25);
  expect(spin.rotationAt(spin.stopped_ms)).toBeGreaterThan(spin.rotationAt(spin.duration_ms));
  expect(spin.duration_ms).toBeGreaterThan(3000);
  expect(spin.duration_ms).toBeLessThan(9000);
});

test('each peg that passes pushes the pointer', () => {
  expect(pegsPassed(1.99, 8)).toBe(15);
  expect(pegsPassed(2, 8)).toBe(16);
  expect(pointerPush(2, 8)).toBe(1);
  expect(pointerPush(2.1, 8)).toBe(0);
});
