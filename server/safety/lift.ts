import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { recordSafetyEvent } from './event.ts';
import { standingExclusions, type PlayerKey } from './exclusion-state.ts';
import { lockSafety } from './lock.ts';

/**
 * Reopen the wallet of a player whose exclusions have all ended. Does nothing if no exclusion has ended or if one is
 * still active. The operator's own block is stored with the player, not with the wallet, and stays in place.
 */
export async function liftEnded(app: Pick<App, 'db' | 'ledger' | 'clock'>, player: PlayerKey): Promise<void> {
  const now = app.clock.now();
  if (!(await hasEnded(app.db, player, now))) return;
  await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    if ((await standingExclusions(trx, player, now)).length > 0) return;
    const lifted = await trx
      .updateTable('safety.exclusion')
      .set({ lifted_at: now })
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('lifted_at', 'is', null)
      .returning(['exclusion_id', 'kind'])
      .execute();
    if (lifted.length === 0) return;
    const { status, currency } = await trx
      .selectFrom('players.account')
      .select(['status', 'currency'])
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .executeTakeFirstOrThrow();
    for (const { exclusion_id, kind } of lifted) {
      await recordSafetyEvent(trx, player, now, {
        by: 'system',
        actor: 'system',
        action: 'returned',
        before: { exclusion_id, kind },
        after: null,
      });
    }
    if (status !== 'closed') await app.ledger.setWalletStatus({ ...player, currency }, 'active', trx);
  });
}

async function hasEnded(db: Database, player: PlayerKey, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('safety.exclusion')
    .select('exclusion_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('lifted_at', 'is', null)
    .where('returns_at', '<=', now)
    .executeTakeFirst();
  return row !== undefined;
}
