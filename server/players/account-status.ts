import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { endSessions, type PlayerKey } from './session.ts';

/**
 * Switch a player on or off for an operator, and write down who did and why. `blocked` and `closed` end his sessions:
 * whoever calls with one is told BLOCK or CLOSE, and after he is switched on again, sessionExpired. Wallet and history
 * stay. Answers the status before; undefined where there is no such player, or one who was never verified.
 */
export async function setPlayerStatus(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  status: 'active' | 'no_bets' | 'blocked' | 'closed',
  decision: { by: string; reason: string },
): Promise<string | undefined> {
  return app.db.transaction().execute(async (trx) => {
    const before = await trx
      .selectFrom('players.player')
      .select('status')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('status', '<>', 'unverified')
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!before) return undefined;
    await ofPlayer(trx, player).set({ status }).execute();
    await trx
      .insertInto('players.status_change')
      .values({
        site_id: player.siteId,
        player_id: player.playerId,
        change_id: newId(),
        from_status: before.status,
        to_status: status,
        changed_by: decision.by,
        reason: decision.reason,
        created_at: app.clock.now(),
      })
      .execute();
    if (status === 'blocked' || status === 'closed') {
      await endSessions({ db: trx, clock: app.clock }, player, status);
    }
    return before.status;
  });
}

/** Who a player of a site is, by the name that he signs in with. */
export async function findPlayer(
  db: Database,
  siteCode: string,
  accountId: string,
): Promise<(PlayerKey & { readonly status: string }) | undefined> {
  const row = await db
    .selectFrom('players.player as player')
    .innerJoin('sites.profile as site', 'site.site_id', 'player.site_id')
    .select(['player.site_id', 'player.player_id', 'player.status'])
    .where('site.site_code', '=', siteCode)
    .where('player.account_id', '=', accountId)
    .executeTakeFirst();
  return row && { siteId: row.site_id, playerId: row.player_id, status: row.status };
}

/** Close an account: nobody signs in to it any more. Its open sessions are answered CLOSE. */
export async function closePlayer(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ status: 'closed', accepts_marketing: false }).execute();
}

/** Take back a player's agreement to marketing. */
export async function stopMarketing(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ accepts_marketing: false }).execute();
}

function ofPlayer(trx: Database, player: PlayerKey) {
  return trx
    .updateTable('players.player')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
}
