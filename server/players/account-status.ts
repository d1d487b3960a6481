import type { App } from './app.ts';
import { inTransaction, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { endSessions, type PlayerKey } from './session.ts';

/**
 * Set a player's status for an operator and record who did it and why. `blocked` and `closed` end the player's
 * sessions: calls with them are refused with BLOCK or CLOSE, and with sessionExpired after the player is active again.
 * Wallet and history stay. Returns the previous status, or undefined if the player does not exist or was never
 * verified.
 */
export async function setPlayerStatus(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey,
  status: 'active' | 'no_bets' | 'blocked' | 'closed',
  decision: { by: string; reason: string },
): Promise<string | undefined> {
  return inTransaction(app.db, async (trx) => {
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

/**
 * Block a player, or unblock them, for an operator. `unchanged`: they are in this state already, or closed.
 * `unverified`: the account was never verified. Their money stays theirs.
 */
export async function decideOnPlayer(
  app: Pick<App, 'db' | 'clock'>,
  player: PlayerKey & { readonly status: string },
  what: 'block' | 'unblock',
  decision: { by: string; reason: string },
): Promise<'done' | 'unchanged' | 'unverified'> {
  const isBlocked = player.status === 'blocked';
  if (what === 'unblock' && !isBlocked) return 'unchanged';
  if (what === 'block' && (isBlocked || player.status === 'closed')) return 'unchanged';
  const before = await setPlayerStatus(app, player, what === 'block' ? 'blocked' : 'active', decision);
  return before === undefined ? 'unverified' : 'done';
}

/** Find a player of a site by the name they sign in with. */
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

/** Close an account, so that nobody can sign in to it. Calls with its open sessions are refused with CLOSE. */
export async function closePlayer(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ status: 'closed', accepts_marketing: false }).execute();
}

/** Withdraw a player's consent to marketing. */
export async function stopMarketing(trx: Database, player: PlayerKey): Promise<void> {
  await ofPlayer(trx, player).set({ accepts_marketing: false }).execute();
}

function ofPlayer(trx: Database, player: PlayerKey) {
  return trx
    .updateTable('players.player')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId);
}
