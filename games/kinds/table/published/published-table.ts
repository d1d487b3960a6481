/** A table game's mathematics as they are published. */
import type { z } from 'zod';
import { asPublished, publishedSchemaOf } from '../../../kit/published/published-rules.ts';
import type { TableGame } from '../table.ts';

export const publishedTableSchema = publishedSchemaOf('table');
export type PublishedTable = z.infer<typeof publishedTableSchema>;

/** A game as it is published. */
export function publishTable(game: TableGame): PublishedTable {
  return asPublished(publishedTableSchema, game);
}
