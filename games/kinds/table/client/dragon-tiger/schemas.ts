/** What a round of dragon tiger is read by. */
import { z } from 'zod';

const card = z.int().min(0).max(51);

export const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({
    dragon: card,
    tiger: card,
    result: z.enum(['dragon', 'tiger', 'tie', 'suited_tie']),
  }),
};
export type DragonTigerWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type DragonTigerSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
