import { expect, test } from 'vitest';
import { depthsOf, floor_m, written, zoneAt } from './depths.ts';

test('categories lie the deeper the later the menu names them, few as far down as many, and none on the floor', () => {
  for (const count of [1, 2, 5, 9, 17, 20]) {
    const ids = Array.from({ length: count }, (_, index) => `category-${index}`);
    const depths = [...depthsOf(ids).values()];
    expect(depths).toEqual([...new Set(depths)].toSorted((one, other) => one - other));
    expect(depths.at(-1)).toBe(6000);
    expect(depths.at(-1)).toBeLessThan(floor_m);
  }
});

test('what is played most lies above all others, and moves none of them', () => {
  const without = depthsOf(['slots', 'casino']);
  expect(depthsOf(['slots', 'HOT', 'casino'])).toEqual(new Map([['HOT', 5], ...without]));
});

test('the sea is named by its depth', () => {
  expect([0, 199, 200, 999, 1000, 3999, 4000].map(zoneAt)).toEqual([
    'sun',
    'sun',
    'twilight',
    'twilight',
    'midnight',
    'midnight',
    'abyss',
  ]);
});

test('metres are whole and have a comma from a thousand on', () => {
  expect([0, 99.6, 1000, 10_935].map(written)).toEqual(['0', '100', '1,000', '10,935']);
});
