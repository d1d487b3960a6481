import { sql, type Database, type RawBuilder } from './database.ts';

/** So many rows go in one transaction: it holds their locks for a few milliseconds. */
const batchSize = 1_000;
/** So many go in one run. What is left goes in the next one, so that a table that was never tidied costs no long run. */
const runSize = 200_000;

/** Delete the rows of a table that a condition names, in batches; answers how many went. */
export async function deleteInBatches(
  db: Database,
  table: string,
  condition: RawBuilder<unknown>,
  { atMost = runSize }: { atMost?: number } = {},
): Promise<number> {
  return inBatches(async (size) => {
    const { numAffectedRows } = await sql`
      delete from ${sql.table(table)} where ctid = any (array(
        select ctid from ${sql.table(table)} where ${condition} limit ${size}))`.execute(db);
    return Number(numAffectedRows ?? 0n);
  }, atMost);
}

/** Repeat what deletes so many rows at most and answers how many, until it finds fewer or enough went; answers how many. */
export async function inBatches(
  deleteBatch: (size: number) => Promise<number>,
  atMost = runSize,
): Promise<number> {
  let gone = 0;
  while (gone < atMost) {
    const size = Math.min(batchSize, atMost - gone);
    const deleted = await deleteBatch(size);
    gone += deleted;
    if (deleted < size) break;
  }
  return gone;
}
