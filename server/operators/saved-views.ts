import type { z } from 'zod';
import { mostSavedViews, savedViewSchema } from '@marquee/contract/saved-view.ts';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

type SavedView = z.infer<typeof savedViewSchema>;

/** The views of a table that an operator has saved, by name. */
export async function listViews(db: Database, operatorId: string, tableName: string): Promise<SavedView[]> {
  const rows = await db
    .selectFrom('operators.saved_view')
    .where('operator_id', '=', operatorId)
    .where('table_name', '=', tableName)
    .select(['name', 'address', 'columns'])
    .orderBy('name')
    .execute();
  return rows.map((row) => savedViewSchema.parse(row));
}

/**
 * Save a view under its name. Answers what stood there before, if anything did. Throws `tooManyViews` where the table has as many as
 * an operator can keep.
 */
export async function saveView(
  app: Pick<App, 'clock'>,
  trx: Database,
  operatorId: string,
  tableName: string,
  { name, address, columns }: SavedView,
): Promise<SavedView | undefined> {
  // Two at once wait for each other here, so that neither counts without the other.
  await trx
    .selectFrom('operators.operator')
    .where('operator_id', '=', operatorId)
    .select('operator_id')
    .forUpdate()
    .executeTakeFirstOrThrow();
  const kept = await listViews(trx, operatorId, tableName);
  const before = kept.find((view) => view.name === name);
  if (before === undefined && kept.length >= mostSavedViews) throw refuse('tooManyViews');
  const written = {
    address: JSON.stringify(address),
    columns: JSON.stringify(columns),
    saved_at: app.clock.now(),
  };
  await trx
    .insertInto('operators.saved_view')
    .values({ operator_id: operatorId, table_name: tableName, name, ...written })
    .onConflict((conflict) => conflict.columns(['operator_id', 'table_name', 'name']).doUpdateSet(written))
    .execute();
  return before;
}

/** Remove a view. Answers what it was. Throws `viewNotFound`. */
export async function removeView(
  trx: Database,
  operatorId: string,
  tableName: string,
  name: string,
): Promise<SavedView> {
  const row = await trx
    .deleteFrom('operators.saved_view')
    .where('operator_id', '=', operatorId)
    .where('table_name', '=', tableName)
    .where('name', '=', name)
    .returning(['name', 'address', 'columns'])
    .executeTakeFirst();
  if (!row) throw refuse('viewNotFound');
  return savedViewSchema.parse(row);
}
