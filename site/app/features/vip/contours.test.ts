import { expect, test } from 'vitest';
import { contourPath, wayAt, wayPath } from './contours.ts';

/** The least and the greatest of a path's coordinates. */
function boundsOf(path: string) {
  const numbers = path.match(/-?[\d.]+/g)?.map(Number) ?? [];
  const xs = numbers.filter((_, at) => at % 2 === 0);
  const ys = numbers.filter((_, at) => at % 2 === 1);
  return {
    left: Math.min(...xs),
    right: Math.max(...xs),
    top: Math.min(...ys),
    bottom: Math.max(...ys),
  };
}

test.each([2, 5, 9])(
  'with %i levels each contour lies within the one below it, and all on the map',
  (levels) => {
    let below = { left: 0, right: 100, top: 0, bottom: 100 };
    for (let at = 0; at < levels; at += 1) {
      const bounds = boundsOf(contourPath(at / (levels - 1)));
      expect(bounds.left).toBeGreaterThan(below.left);
      expect(bounds.right).toBeLessThan(below.right);
      expect(bounds.top).toBeGreaterThan(below.top);
      expect(bounds.bottom).toBeLessThan(below.bottom);
      below = bounds;
    }
  },
);

test('the way begins at the shore, stays on the island and ends on the summit', () => {
  const island = boundsOf(contourPath(0));
  const way = boundsOf(wayPath(0, 1));
  expect(way.left).toBeGreaterThan(island.left);
  expect(way.right).toBeLessThan(island.right);
  const summit = boundsOf(contourPath(1));
  const { x, y } = wayAt(1);
  expect(x).toBeGreaterThan(summit.left);
  expect(x).toBeLessThan(summit.right);
  expect(y).toBeGreaterThan(summit.top);
  expect(y).toBeLessThan(summit.bottom);
});
