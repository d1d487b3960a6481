/** What a round of video poker is read by. */
import { z } from 'zod';

const cardsSchema = z.array(z.int().min(0).max(51)).length(5);

export const roundSchemas = {
  wagerSchema: z.object({ hands: z.literal([1, 5, 10]) }),
  seenSchema: z.object({
    cards: cardsSchema,
    held: z.array(z.int().min(0).max(4)).nullable(),
    hands: z
      .array(z.object({ cards: cardsSchema, line: z.string() }))
      .min(1)
      .nullable(),
  }),
};
export type VideoPokerWager = z.infer<(typeof roundSchemas)['wagerSchema']>;
export type VideoPokerSeen = z.infer<(typeof roundSchemas)['seenSchema']>;
