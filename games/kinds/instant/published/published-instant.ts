/** An instant game's mathematics as they are published. */
import type { z } from 'zod';
import { asPublished, publishedSchemaOf } from '../../../kit/published/published-rules.ts';
import type { InstantGame } from '../instant.ts';

export const publishedInstantSchema = publishedSchemaOf('instant');
export type PublishedInstant = z.infer<typeof publishedInstantSchema>;

/** A game as it is published. */
export function publishInstant(game: InstantGame): PublishedInstant {
  return asPublished(publishedInstantSchema, game);
}
