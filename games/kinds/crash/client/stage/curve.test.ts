import { expect, test } from 'vitest';
import { timeOf } from '../../rules.ts';
import { curveOf } from './curve.ts';

test('levels are round multipliers, above where the curve begins and within its reach', () => {
  const labels = (elapsed_ms: number) => curveOf(elapsed_ms, plot).levels.map(({ label }) => label);
  expect(labels(0)).toEqual(['×1.20', '×1.40', '×1.60', '×1.80']);
  expect(labels(timeOf(800))).toEqual(['×2', '×4', '×6', '×8']);
  expect(labels(timeOf(62_000))).toEqual(['×200', '×400', '×600']);
  expect(labels(timeOf(100_000))).toEqual(['×500', '×1,000']);
});

const plot = { left: 20, top: 60, right: 320, bottom: 400 };

test.each([0, 500, 4_000, 12_000, 60_000, 115_000])(
  'after %d ms the curve is in sight and rises',
  (elapsed_ms) => {
    const { tip, points, levels, slope } = curveOf(elapsed_ms, plot);
    expect(tip.x).toBeGreaterThanOrEqual(plot.left);
    expect(tip.x).toBeLessThanOrEqual(plot.right);
    expect(tip.y).toBeGreaterThanOrEqual(plot.top);
    expect(tip.y).toBeLessThanOrEqual(plot.bottom);
    expect(slope).toBeGreaterThan(0);
    for (const [index, { y }] of points.entries())
      if (index > 0) expect(y).toBeLessThanOrEqual(points[index - 1]?.y ?? 0);
    expect(levels.length).toBeGreaterThan(0);
    expect(levels.length).toBeLessThanOrEqual(5);
  },
);
