/** What a kind's `loops.json` says of the music that its games share. Times are seconds. */
import { z } from 'zod';

export const loopsFileSchema = z.object({
  /** The loops are cut out of their files: a little of the end lies before, a little of the beginning behind. */
  start_s: z.number().nonnegative(),
  length_s: z.number().positive(),
  /** Whether there is a second loop, as long as the first, that comes in by degrees. */
  has_rise: z.boolean(),
});
export type LoopsFile = z.infer<typeof loopsFileSchema>;
