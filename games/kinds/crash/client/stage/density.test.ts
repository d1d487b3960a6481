import { expect, test } from 'vitest';
import { createDensity } from './density.ts';

/** What the density is after so many pictures, one every so many milliseconds. */
function after(density: ReturnType<typeof createDensity>, pictures: number, gap_ms: number): number {
  for (let picture = 0; picture < pictures; picture += 1) {
    time_ms += gap_ms;
    density.drew(time_ms);
  }
  return density.now();
}
let time_ms = 0;

test('a stage that keeps up stays as fine as the screen, also at thirty pictures a second', () => {
  expect(after(createDensity(3), 500, 16.7)).toBe(2);
  expect(after(createDensity(2), 500, 33.4)).toBe(2);
  expect(after(createDensity(1), 500, 90)).toBe(1);
});

test('one that does not is drawn with fewer pixels, step by step, and stays so', () => {
  const density = createDensity(2);
  expect(after(density, 30, 60)).toBe(1.5);
  expect(after(density, 30, 60)).toBe(1);
  expect(after(density, 300, 16.7)).toBe(1);
});

test('a hidden page and a single slow picture change nothing', () => {
  const density = createDensity(2);
  for (let minute = 0; minute < 20; minute += 1) {
    expect(after(density, 20, 16.7)).toBe(2);
    expect(after(density, 1, 60_000)).toBe(2);
    expect(after(density, 3, 200)).toBe(2);
  }
});
