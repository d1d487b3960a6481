/** What a round of sic bo is read by. */
import { z } from 'zod';

export const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({ dice: z.array(z.int().min(1).max(6)).length(3) }),
};
export type SicBoWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type SicBoSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
