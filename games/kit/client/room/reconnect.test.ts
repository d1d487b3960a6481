import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FIRST_PAUSE_MS, LONGEST_PAUSE_MS, pauseBefore_ms } from './reconnect.ts';

const chance = fc.double({ min: 0, max: 1, noNaN: true });

test('the first attempt comes within half a second, and no pause is longer than four', () => {
  expect(FIRST_PAUSE_MS).toBeLessThanOrEqual(500);
  fc.assert(
    fc.property(fc.nat({ max: 1_000 }), chance, (attempt, random) => {
      const pause_ms = pauseBefore_ms(attempt, random);
      expect(pause_ms).toBeGreaterThan(0);
      expect(pause_ms).toBeLessThanOrEqual(attempt === 0 ? FIRST_PAUSE_MS : LONGEST_PAUSE_MS);
    }),
  );
});

/** When each of a crowd that was lost together comes back, counted from when the server is back. */
function arrivals(clients: number, back_ms: number): number[] {
  const random = spreadNumbers();
  return Array.from({ length: clients }, () => {
    let at_ms = 0;
    for (let attempt = 0; at_ms < back_ms; attempt += 1) at_ms += pauseBefore_ms(attempt, random());
    return at_ms - back_ms;
  });
}

/** The same numbers each time, as spread as those of chance: Mulberry32. */
function spreadNumbers(): () => number {
  let state = 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

test.each([300, 5_000, 60_000])(
  'of a thousand clients whose server is back after %i ms, no tenth of a second brings a crowd',
  (back_ms) => {
    const waits = arrivals(1_000, back_ms);
    expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_PAUSE_MS);
    const tenths = Map.groupBy(waits, (wait_ms) => Math.floor(wait_ms / 100));
    const most = Math.max(...[...tenths.values()].map(({ length }) => length));
    // After a moment those who have been away for a moment come back within it; after longer, over the longest pause.
    expect(most).toBeLessThan(back_ms < FIRST_PAUSE_MS ? 400 : 100);
  },
);
