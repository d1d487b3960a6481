import { vi } from 'vitest';
import type { Database } from '../server/kernel/database.ts';
import { hasOperationsAfter, positionOf } from '../server/ledger/read-operations.ts';
import { projectRounds } from '../server/rounds/projector.ts';

/**
 * Resolves when all that was posted for a player is added up to rounds and turnover. That can take a moment: an operation
 * is read when no older transaction of the whole database server is under way, those of other tests among them.
 */
export async function untilProjected(
  db: Database,
  player: { siteId: number; playerId: bigint },
): Promise<void> {
  await vi.waitUntil(() => isProjected(db, player), { timeout: 60_000, interval: 20 });
}

async function isProjected(db: Database, player: { siteId: number; playerId: bigint }): Promise<boolean> {
  await projectRounds(db);
  return !(await hasOperationsAfter(db, player, await positionOf(db, 'rounds')));
}
