import { expect, test } from 'vitest';
import { dropFor, LEAST_DROP } from './field.ts';

test('rows lie further apart on a board that is high, and never closer than the ball needs', () => {
  const [upright, lying, wide] = [dropFor(12, 390, 500), dropFor(12, 512, 310), dropFor(8, 1000, 850)];
  expect(upright).toBeGreaterThan(LEAST_DROP);
  expect(lying).toBe(LEAST_DROP);
  expect(wide).toBeLessThanOrEqual(1.05);
});
