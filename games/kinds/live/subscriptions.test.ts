import { expect, test } from 'vitest';
import { createFairRandom } from '../../kit/fairness/stream.ts';
import { autoRoulette, lotteries, lottoThreeDigits, lottoTwoDigits } from './games.ts';
import { hasSubscriptions, mostDraws, offeredDraws, pickQuickly, quickSeeds } from './subscriptions.ts';

const MINUTE_MS = 60_000;
const [lottery] = lotteries;
if (!lottery) throw new Error('There is no lottery.');
const random = (draw: number) =>
  createFairRandom({ serverSeed: Buffer.alloc(32, 7), ...quickSeeds('lotto-6-42', draw) });

test('a subscription is no longer than a day, and only games with tickets have one', () => {
  expect(offeredDraws({ every_ms: 10 * MINUTE_MS })).toEqual([10, 20, 50, 100]);
  expect(offeredDraws({ every_ms: 60 * MINUTE_MS })).toEqual([10, 20]);
  expect(mostDraws({ every_ms: 60 * MINUTE_MS })).toBe(24);
  expect([lottery, lottoTwoDigits, lottoThreeDigits, autoRoulette].map(hasSubscriptions)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});

test('a quick pick is a ticket of its game, the same for a draw and another for the next', () => {
  const six = pickQuickly(lottery, 6, random(1));
  expect(pickQuickly(lottery, 6, random(1))).toEqual(six);
  expect(pickQuickly(lottery, 6, random(2))).not.toEqual(six);
  const numbers = Object.keys(six.spots).map(Number);
  expect(new Set(numbers).size).toBe(6);
  expect(numbers.every((number) => number >= 1 && number <= 42)).toBe(true);
  const rows = Object.keys(pickQuickly(lottoThreeDigits, 40, random(1)).spots);
  expect(new Set(rows).size).toBe(40);
  expect(rows.every((row) => /^\d{3}$/.test(row))).toBe(true);
});

test('every number is picked as often as any other', () => {
  const counts = new Map<string, number>();
  const draws = 2_100;
  for (let draw = 1; draw <= draws; draw += 1)
    for (const spot of Object.keys(pickQuickly(lottery, 6, random(draw)).spots))
      counts.set(spot, (counts.get(spot) ?? 0) + 1);
  expect(counts.size).toBe(42);
  // 300 each on average; five deviations of 16.
  for (const count of counts.values()) expect(Math.abs(count - (draws * 6) / 42)).toBeLessThan(80);
});
