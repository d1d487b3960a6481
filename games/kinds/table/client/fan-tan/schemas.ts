/** What a round of fan tan is read by. */
import { z } from 'zod';

export const roundSchemas = {
  wagerSchema: z.object({ spots: z.record(z.string(), z.int()) }),
  seenSchema: z.object({ beads: z.int().min(1).max(200), number: z.int().min(1).max(4) }),
};
export type FanTanWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type FanTanSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
