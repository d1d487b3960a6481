import { expect, test } from 'vitest';
import { BOSSES } from '../instant/fishing.ts';
import { bossAt, EVERY_MS, LONGEST_MS, swimmersAt } from './shoal.ts';

const seed = '00f1a2b3c4d5e6f7';

test('a boss is told as it comes and for as long as it stays, and nobody else ever is', () => {
  let told = 0;
  for (let at_ms = 0; at_ms < 400_000; at_ms += EVERY_MS / 2) {
    const boss = bossAt(seed, at_ms);
    const inWater = swimmersAt(seed, at_ms).filter(({ fish }) => fish in BOSSES);
    expect(boss, String(at_ms)).toEqual(inWater.at(-1) ?? null);
    if (!boss) continue;
    told += 1;
    expect(at_ms - boss.from_ms).toBeGreaterThanOrEqual(0);
    expect(at_ms - boss.from_ms).toBeLessThan(LONGEST_MS);
  }
  expect(told).toBeGreaterThan(100);
});
