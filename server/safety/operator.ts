import type { App } from './app.ts';
import { CommandError } from '../kernel/command-error.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { WalletKey } from '../ledger/ledger.ts';
import { returnDelay_ms } from './exclude.ts';
import { recordSafetyEvent } from './event.ts';
import { liftEnded } from './lift.ts';
import { lockSafety } from './lock.ts';

/** An operator's command that cannot be done. */
export class SafetyError extends CommandError {
  override name = 'SafetyError';
}

/** Players whose request to return from an indefinite exclusion has no answer yet, oldest first. */
export function listReturnRequests(db: Database) {
  return db
    .selectFrom('safety.exclusion as exclusion')
    .innerJoin('players.account as player', (join) =>
      join
        .onRef('player.site_id', '=', 'exclusion.site_id')
        .onRef('player.player_id', '=', 'exclusion.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'exclusion.site_id')
    .select([
      'exclusion.exclusion_id',
      'exclusion.started_at',
      'exclusion.return_requested_at',
      'player.account_id',
      'site.site_code',
    ])
    .where('exclusion.kind', '=', 'indefinite')
    .where('exclusion.return_requested_at', 'is not', null)
    .where('exclusion.returns_at', 'is', null)
    .orderBy('exclusion.return_requested_at')
    .execute();
}

/**
 * Approve a player's return from an indefinite exclusion. It ends at once, but not before 24 hours after the request.
 * Returns the time at which it ends.
 * Throws SafetyError if there is no such request, or if it was already approved.
 */
export function approveReturn(
  app: Pick<App, 'db' | 'clock'>,
  exclusionId: string,
  operator: string,
): Promise<Date> {
  return app.db.transaction().execute((trx) => approveReturnIn(app, trx, exclusionId, operator));
}

/** The same in the caller's transaction. */
export async function approveReturnIn(
  app: Pick<App, 'clock'>,
  trx: Database,
  exclusionId: string,
  operator: string,
): Promise<Date> {
  const found = await trx
    .selectFrom('safety.exclusion')
    .selectAll()
    .where('exclusion_id', '=', exclusionId)
    .executeTakeFirst();
  if (found?.kind !== 'indefinite') throw new SafetyError('There is no indefinite exclusion with this id.');
  const player = { siteId: found.site_id, playerId: found.player_id };
  await lockSafety(trx, player);
  const now = app.clock.now();
  const approved = await trx
    .updateTable('safety.exclusion')
    .set({
      approved_by: operator,
      approved_at: now,
      returns_at: sql`greatest(${now}, return_requested_at + make_interval(secs => ${returnDelay_ms / 1000}))`,
    })
    .where('exclusion_id', '=', exclusionId)
    .where('return_requested_at', 'is not', null)
    .where('returns_at', 'is', null)
    .returning('returns_at')
    .executeTakeFirst();
  if (!approved?.returns_at) {
    throw new SafetyError('The player has not asked to return, or the return is already approved.');
  }
  await recordSafetyEvent(trx, player, now, {
    by: 'operator',
    actor: operator,
    action: 'return_approved',
    before: { exclusion_id: exclusionId, kind: found.kind },
    after: { exclusion_id: exclusionId, returns_at: approved.returns_at.toISOString() },
  });
  return approved.returns_at;
}

/** The wallet of an account, for operator commands. Throws SafetyError if the account does not exist. */
export async function findWallet(db: Database, siteCode: string, accountId: string): Promise<WalletKey> {
  const row = await db
    .selectFrom('players.account as player')
    .innerJoin('sites.profile as site', 'site.site_id', 'player.site_id')
    .select(['player.site_id', 'player.player_id', 'player.currency'])
    .where('site.site_code', '=', siteCode)
    .where('player.account_id', '=', accountId.toLowerCase())
    .executeTakeFirst();
  if (!row)
    throw new SafetyError('There is no account {account} on the site {site}.', {
      account: accountId,
      site: siteCode,
    });
  return { siteId: row.site_id, playerId: row.player_id, currency: row.currency };
}

/**
 * Reopen the wallets of players whose exclusions have ended. Play does not wait for this job, because `requireMayPlay`
 * does the same. Returns the number of players.
 */
export async function liftAllEnded(app: Pick<App, 'db' | 'ledger' | 'clock'>, atMost = 200): Promise<number> {
  const ended = await app.db
    .selectFrom('safety.exclusion')
    .select(['site_id', 'player_id'])
    .distinct()
    .where('lifted_at', 'is', null)
    .where('returns_at', '<=', app.clock.now())
    .limit(atMost)
    .execute();
  for (const row of ended) await liftEnded(app, { siteId: row.site_id, playerId: row.player_id });
  return ended.length;
}
