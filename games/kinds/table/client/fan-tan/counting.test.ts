import { expect, test } from 'vitest';
import { beadsOf, groupsIn, stepsOf } from './counting.ts';

test.each([40, 41, 57, 78, 79])(
  'of %i beads all are counted off by fours, and what is left is the last group',
  (count) => {
    const beads = beadsOf(count);
    expect(beads).toHaveLength(count);
    const last = groupsIn(count) - 1;
    for (let group = 0; group < last; group += 1)
      expect(beads.filter((bead) => bead.group === group)).toHaveLength(4);
    expect(beads.filter((bead) => bead.group === last)).toHaveLength(count % 4 || 4);
  },
);

test('every bead stays on the stage, and no two counted ones lie on one another', () => {
  const beads = beadsOf(79);
  for (const { heap, counted } of beads) {
    for (const { x, y } of [heap, counted]) {
      expect(x).toBeGreaterThan(2);
      expect(x).toBeLessThan(97);
      expect(y).toBeGreaterThan(2);
      expect(y).toBeLessThan(50);
    }
  }
  expect(new Set(beads.map(({ counted }) => `${counted.x},${counted.y}`)).size).toBe(79);
});

test('the count takes as long for few beads as for many, and ends with the last group', () => {
  for (const count of [40, 79]) {
    const steps = stepsOf(count);
    expect(steps).toHaveLength(1 + groupsIn(count));
    const whole_ms = steps.reduce((sum, { after_ms }) => sum + after_ms, 0);
    expect(whole_ms).toBeGreaterThan(3_800);
    expect(whole_ms).toBeLessThan(4_500);
  }
});
