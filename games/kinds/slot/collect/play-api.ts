/** What the mathematics of a slot whose meter is kept have beyond those of other turning reels, as the player is shown them. */
import { z } from 'zod';
import { amountSchema } from '../../../kit/play-api/common.ts';
import { collectProofSchema } from './proof-schema.ts';

/** The fields of its paytable that no other has. Percentages are strings. */
export const collectPaytableFields = {
  form: z.literal('collect'),
  /** The symbol that goes into the meter, and how many fill it. */
  collects: z.string(),
  full: z.int().min(1),
  levels: z.array(
    z.object({
      /** Symbols in the meter from which on it is this level. */
      begins: z.int().min(0),
      turns: z.object({ from: z.string(), into: z.string() }).nullable(),
      /** For the look of its turning reels. */
      strips: z.array(z.array(z.string())),
    }),
  ),
  harvest: z.object({ spins: z.int(), multiplier: z.int() }),
  proof: collectProofSchema.omit({ game_code: true, version: true }),
};

/** A meter as it stands. */
export const keptMeterSchema = z.object({
  bet_minor: amountSchema,
  /** Free bets have a meter of their own. */
  is_free_bet: z.boolean(),
  collected: z.int().min(0),
});
export type KeptMeterView = z.infer<typeof keptMeterSchema>;
