import type { Database } from '../kernel/database.ts';

/** Whether the ledger has taken an operation under a key, whatever became of it since. */
export async function isPosted(
  db: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
  key: { readonly source: string; readonly externalId: string },
): Promise<boolean> {
  const row = await db
    .selectFrom('ledger.operation')
    .select('source')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('source', '=', key.source)
    .where('external_id', '=', key.externalId)
    .executeTakeFirst();
  return row !== undefined;
}
