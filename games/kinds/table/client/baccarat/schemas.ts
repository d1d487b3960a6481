/** What a round of baccarat is read by. */
import { z } from 'zod';

const hand = z.array(z.int().min(0).max(51)).min(2).max(3);

export const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({ player: hand, banker: hand, winner: z.enum(['player', 'banker', 'tie']) }),
};
export type BaccaratWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type BaccaratSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
