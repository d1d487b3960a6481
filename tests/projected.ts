import { vi } from 'vitest';
import { sql, type Database } from '../server/kernel/database.ts';
import { projectRounds } from '../server/rounds/projector.ts';

/**
 * Resolves when all that was posted for a player is added up to rounds and turnover. That can take a moment: an operation
 * is read when no older transaction of the whole database server is under way, those of other tests among them.
 */
export async function untilProjected(
  db: Database,
  player: { siteId: number; playerId: bigint },
): Promise<void> {
  await vi.waitUntil(() => isProjected(db, player), { timeout: 15_000, interval: 20 });
}

async function isProjected(db: Database, player: { siteId: number; playerId: bigint }): Promise<boolean> {
  await projectRounds(db);
  const { rows } = await sql<{ waiting: boolean }>`
    select exists (
      select 1 from ledger.operation
      where site_id = ${player.siteId} and player_id = ${player.playerId}
        and xact_id > (select position from ledger.outbox_consumer where consumer = 'rounds')
    ) as waiting`.execute(db);
  return rows[0]?.waiting === false;
}
