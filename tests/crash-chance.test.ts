import { lawOfTarget } from '@marquee/games/kinds/crash/crash-point.ts';
import { figuresOf } from '@marquee/games/kit/prove/law.ts';
import { toDouble } from '@marquee/games/kit/prove/fraction.ts';
import { chanceOf } from '@marquee/themes/casino9/chance.ts';
import { expect, test } from 'vitest';

test.each([101, 110, 137, 150, 200, 273, 333, 1_000, 9_990, 10_000])(
  'the chance that a curve tells for %d hundredths is that of the law, at most a tenth of a percent below it',
  (target) => {
    const exact = 100 * toDouble(figuresOf(lawOfTarget(target)).hits);
    const told = Number(chanceOf('99', target / 100));
    expect(told).toBeLessThanOrEqual(exact + 1e-6);
    expect(told).toBeGreaterThan(exact - 0.11);
  },
);
