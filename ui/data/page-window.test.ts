import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maxPageButtons, pageWindow } from './page-window.ts';

test('S9.15 the paginator shows at most 5 page buttons', () => {
  expect(pageWindow(1, 1)).toEqual([1]);
  expect(pageWindow(1, 9)).toEqual([1, 2, 3, 4, 5]);
  expect(pageWindow(5, 9)).toEqual([3, 4, 5, 6, 7]);
  expect(pageWindow(9, 9)).toEqual([5, 6, 7, 8, 9]);
  expect(pageWindow(1, 0)).toEqual([1]);
});

test('S9.15 the current page is always among the buttons', () => {
  const pages = fc
    .integer({ min: 1, max: 10_000 })
    .chain((count) => fc.tuple(fc.constant(count), fc.integer({ min: 1, max: count })));
  fc.assert(
    fc.property(pages, ([count, current]) => {
      const shown = pageWindow(current, count);
      expect(shown).toContain(current);
      expect(shown.length).toBeLessThanOrEqual(maxPageButtons);
      expect(shown.every((page) => page >= 1 && page <= count)).toBe(true);
    }),
  );
});
