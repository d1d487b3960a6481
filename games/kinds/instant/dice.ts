/** Dice: a roll from 0.00 to 99.99, and a bet that it lies over or under a target. */
import { z } from 'zod';
import type { Fraction } from '../../kit/prove/law.ts';
import { atOnce, defineInstant } from './instant.ts';
import { winOrNothing } from './laws.ts';
import { multiplierOf } from './multiplier.ts';
import { RTP } from './returns.ts';

/** Rolls are whole hundredths below this. */
export const ROLLS = 10_000;
/** A bet wins with at least two hundredths of a percent, and with at most 98 %. */
export const FEWEST = 2;
export const MOST = 9_800;

export const wagerSchema = z
  .strictObject({
    side: z.enum(['under', 'over']),
    /** In hundredths: 5,050 is 50.50. */
    target: z.int().min(0).max(ROLLS),
  })
  .refine((wager) => winning(wager) >= FEWEST && winning(wager) <= MOST, {
    path: ['target'],
    error: 'must leave a chance of 0.02 % to 98 %',
  });

export type DiceWager = { side: 'under' | 'over'; target: number };

/** How many rolls win. */
export function winning({ side, target }: DiceWager): number {
  return side === 'under' ? target : ROLLS - 1 - target;
}

export const chanceOf = (wager: DiceWager): Fraction => [BigInt(winning(wager)), BigInt(ROLLS)];

export const dice = defineInstant({
  code: 'dice',
  title: 'Dice',
  version: 1,
  mathematics: {
    draws: [{ roll: { below: ROLLS } }],
    rolls: ROLLS,
    least_winning_rolls: FEWEST,
    most_winning_rolls: MOST,
  },
  wagerSchema,
  actionSchema: null,
  usual: { wager: { side: 'under', target: 5_000 }, actions: [] },
  draw: (_, random) => ({ roll: random.below(ROLLS) }),
  course(wager, { roll }) {
    const isWon = wager.side === 'under' ? roll < wager.target : roll > wager.target;
    return atOnce(isWon ? multiplierOf(chanceOf(wager), RTP) : 0, { roll });
  },
  mostMultiplier: (wager) => multiplierOf(chanceOf(wager), RTP),
  // Over a target is the same bet as under another.
  wagers: () =>
    Array.from({ length: MOST - FEWEST + 1 }, (_, index): DiceWager => {
      return { side: 'under', target: index + FEWEST };
    }),
  plans(wager) {
    const chance = chanceOf(wager);
    const law = winOrNothing(multiplierOf(chance, RTP), chance);
    return [{ name: `${winning(wager) / 100} %`, wager, law }];
  },
});
