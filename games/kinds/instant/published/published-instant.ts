/** An instant game's mathematics as they are published: one file a game and version, which is never changed. */
import { z } from 'zod';
import type { InstantGame } from '../instant.ts';

export const publishedInstantSchema = z.strictObject({
  title: z.string(),
  /** Everything that decides a round, beside the words of the specification. */
  mathematics: z
    .looseObject({ kind: z.literal('instant'), code: z.string(), version: z.int().min(1) })
    .catchall(z.json()),
});
export type PublishedInstant = z.infer<typeof publishedInstantSchema>;

/** A game as it is published. */
export function publishInstant({ title, mathematics }: InstantGame): PublishedInstant {
  return publishedInstantSchema.parse(JSON.parse(JSON.stringify({ title, mathematics })));
}
