import { describe, expect, test } from 'vitest';
import { createSimulationRandom } from '../../kit/fairness/random.ts';
import { instantGames } from './games.ts';
import type { InstantGame } from './instant.ts';
import { payoutOf } from './multiplier.ts';

function game(code: string): InstantGame {
  const found = instantGames.find((one) => one.code === code);
  if (!found) throw new Error(`no game ${code}`);
  return found;
}

describe('wagers', () => {
  const random = createSimulationRandom(1);

  test.each([
    ['dice', { side: 'under', target: 1 }],
    ['dice', { side: 'under', target: 9801 }],
    ['dice', { side: 'over', target: 198 }],
    ['dice', { side: 'over', target: 9998 }],
    ['dice', { side: 'over', target: 50.5 }],
    ['limbo', { target: 100 }],
    ['limbo', { target: 100_000_001 }],
    ['plinko', { rows: 7, risk: 'low' }],
    ['plinko', { rows: 16, risk: 'none' }],
    ['mines', { mines: 0 }],
    ['mines', { mines: 25 }],
    ['keno', { picks: [], risk: 'low' }],
    ['keno', { picks: [1, 1], risk: 'low' }],
    ['keno', { picks: [41], risk: 'low' }],
    ['wheel', { segments: 15, risk: 'low' }],
    ['towers', { level: 'impossible' }],
    ['crossing', { level: 'expert' }],
    ['penalty', { level: 'daredevil' }],
    ['coconut', { from: 1, baskets: [1] }],
    ['coconut', { from: 8, baskets: [1] }],
    ['coconut', { from: 4, baskets: [] }],
    ['coconut', { from: 4, baskets: [0] }],
    ['coconut', { from: 4, baskets: [9] }],
    ['coconut', { from: 4, baskets: [3, 3] }],
    ['coconut', { from: 4, baskets: [2.5] }],
    ['coconut', { from: 4, baskets: [4], path: [] }],
    ['sky-stack', { box: 'heavy' }],
  ])('%s refuses %j', (code, wager) => {
    expect(() => game(code).begin(wager, random)).toThrow(expect.objectContaining({ name: 'ZodError' }));
  });

  test('a part of a minor unit is the house’s', () => {
    expect(payoutOf(3n, 19_800)).toBe(5n);
    expect(payoutOf(10n ** 15n, 10_000)).toBe(10n ** 15n);
    expect(payoutOf(7n, 0)).toBe(0n);
  });
});
