/** A live table's mathematics as they are published: one file a game and version, which is never changed. */
import { z } from 'zod';
import type { LiveGame } from '../games.ts';

export const publishedLiveSchema = z.strictObject({
  title: z.string(),
  /** Everything that decides a draw and what a bet in it is paid, beside the words of the specification. */
  mathematics: z.looseObject({
    kind: z.literal('live'),
    code: z.string(),
    version: z.int().min(1),
    /** Whose spots, payments and dealing these are. */
    table: z.object({ code: z.string(), version: z.int().min(1) }),
    /** So many draws make a shoe, for the roads; they decide nothing. */
    shoe_draws: z.int().min(1).nullable(),
  }),
});
export type PublishedLive = z.infer<typeof publishedLiveSchema>;

/** A game as it is published: the table's own mathematics, under its own name. */
export function publishLive({
  code,
  title,
  version,
  table,
  shoeDraws,
  mathematics,
}: LiveGame): PublishedLive {
  return publishedLiveSchema.parse({
    title,
    mathematics: { ...mathematics, kind: 'live', code, version, table, shoe_draws: shoeDraws },
  });
}
