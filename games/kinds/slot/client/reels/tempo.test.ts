import fc from 'fast-check';
import { expect, test } from 'vitest';
import { nextSpeed, planReels, speeds } from './tempo.ts';

const pace = { spin: 1, stagger: 1 };

test('reels stop one after the other, at every speed and with every anticipation', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...speeds),
      fc.integer({ min: 3, max: 6 }),
      fc.uniqueArray(fc.integer({ min: 0, max: 5 })),
      (speed, reelCount, anticipated) => {
        const stops = planReels(reelCount, speed, pace, anticipated).map(({ stop_ms }) => stop_ms);
        expect(stops).toEqual(stops.toSorted((a, b) => a - b));
        expect(new Set(stops).size).toBe(reelCount);
      },
    ),
  );
});

test('an anticipated reel runs slowly only once the reel before it has stopped', () => {
  const times = planReels(5, 'normal', pace, [3, 4]);
  times.forEach(({ stop_ms, anticipation_ms }, reel) => {
    if (anticipation_ms === 0) return;
    expect(stop_ms - anticipation_ms).toBeGreaterThanOrEqual(times[reel - 1]?.stop_ms ?? 0);
  });
  expect(times.map(({ anticipation_ms }) => anticipation_ms > 0)).toEqual([false, false, false, true, true]);
});

test('each speed is faster than the one before, and the last leads back to the first', () => {
  const ends = speeds.map((speed) => planReels(5, speed, pace, []).at(-1)?.stop_ms ?? 0);
  expect(ends).toEqual(ends.toSorted((a, b) => b - a));
  expect(nextSpeed('turbo')).toBe('normal');
});
