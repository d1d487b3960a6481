import { expect, test } from 'vitest';
import { dealTimes } from './deal.ts';

const six = { player: [1, 2, 3], banker: [4, 5, 6], winner: 'player' as const };
const four = { player: [1, 8], banker: [4, 5], winner: 'player' as const };

test('cards come as at any table, the third ones after a wait, and are all there before the draw is settled', () => {
  const { at_ms, end_ms } = dealTimes(six, 8_000);
  expect(at_ms).toHaveLength(6);
  expect(at_ms).toEqual(at_ms.toSorted((a, b) => a - b));
  expect(end_ms).toBeLessThan(8_000);
  expect(dealTimes(four, 8_000).end_ms).toBeLessThan(end_ms);
});

test('where there is less time they come quicker', () => {
  const { at_ms, end_ms } = dealTimes(six, 1_000);
  expect(end_ms).toBeCloseTo(850);
  expect(at_ms.at(-1)).toBeLessThan(850);
});
