/** Limbo: a multiplier is drawn, and a bet on a target wins if it is reached. */
import { z } from 'zod';
import { atOnce, defineInstant } from './instant.ts';
import { winOrNothing } from './laws.ts';
import { UNIT } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Equally likely draws. */
const DRAWS = 2 ** 31;
/** Targets are whole hundredths, from 1.01 to a million. */
export const STEP = UNIT / 100;
export const LEAST = 101;
export const MOST = 100_000_000;

export const wagerSchema = z.strictObject({
  /** In hundredths: 200 is ×2.00. */
  target: z.int().min(LEAST).max(MOST),
});

/** How many draws reach a multiplier in hundredths: those of which `rtp · DRAWS / (draw + 1)` is at least as large. */
function reaching(hundredths: number): bigint {
  return (100n * RTP[0] * BigInt(DRAWS)) / (RTP[1] * BigInt(hundredths));
}

/** The multiplier of a draw in hundredths, rounded down; at least 1.00, as it is shown. */
function reachedBy(draw: number): number {
  return Math.max(100, Number((100n * RTP[0] * BigInt(DRAWS)) / (RTP[1] * BigInt(draw + 1))));
}

export const limbo = defineInstant({
  code: 'limbo',
  title: 'Limbo',
  version: 1,
  mathematics: {
    draws: [{ number: { below: DRAWS } }],
    numbers: DRAWS,
    least_target: LEAST,
    most_target: MOST,
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { target: 200 }, actions: [] },
  draw: (_, random) => ({ reached: reachedBy(random.below(DRAWS)) }),
  course: ({ target }, { reached }) => atOnce(reached >= target ? target * STEP : 0, { reached }),
  mostMultiplier: ({ target }) => target * STEP,
  wagers: () =>
    [LEAST, 110, 125, 150, 200, 300, 500, 1_000, 10_000, 100_000, 1_000_000, 10_000_000, MOST].map(
      (target) => ({ target }),
    ),
  plans(wager) {
    const { target } = wager;
    const law = winOrNothing(target * STEP, [reaching(target), BigInt(DRAWS)]);
    return [{ name: `×${target / 100}`, wager, law }];
  },
});
