/** What rounds of the poker games against the dealer are read by, as far as they are alike. */
import { z } from 'zod';

const cards = z.array(z.int().min(0).max(51));

export const wagerSchema = z.object({ spots: z.record(z.string(), z.int()) });

export const seenSchema = z.object({
  cards,
  hand: z.string(),
  /** Cards that both use; left out where there are none. */
  board: cards.optional(),
  /** The dealer's card that is open from the beginning, where there is one. */
  open_card: z.int().min(0).max(51).optional(),
  dealer: cards.nullable(),
  dealer_hand: z.string().nullable(),
  result: z.enum(['not_qualified', 'won', 'lost', 'tied', 'folded']).nullable(),
});

export type PokerWager = z.infer<typeof wagerSchema>;
export type PokerSeen = z.infer<typeof seenSchema>;
