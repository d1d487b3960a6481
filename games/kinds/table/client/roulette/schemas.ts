/** What a round of roulette is read by. */
import { z } from 'zod';

export const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({ pocket: z.int().min(0).max(36) }),
};
export type RouletteWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type RouletteSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
