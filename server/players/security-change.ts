import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import type { PlayerKey } from './session.ts';

/** What a player can change that protects the account, or decides where its money goes. */
export type SecurityChangeKind =
  | 'phone'
  | 'email'
  | 'password'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'bank_account';

/**
 * The changes after which withdrawals wait. A new second factor only makes an account safer, and a new bank account has a
 * waiting time of its own, which leaves the older accounts usable.
 */
const coolingKinds = ['phone', 'email', 'password', 'second_factor_removed'] as const;

/** Record a change in the transaction that makes it. */
export async function recordSecurityChange(
  trx: Database,
  change: PlayerKey & { readonly kind: SecurityChangeKind; readonly changedAt: Date },
): Promise<void> {
  await trx
    .insertInto('players.security_change')
    .values({
      site_id: change.siteId,
      player_id: change.playerId,
      change_id: newId(),
      kind: change.kind,
      changed_at: change.changedAt,
    })
    .execute();
}

/** When the player last made a change after which withdrawals wait, and which; undefined if never. */
export async function lastSecurityChange(
  db: Database,
  player: PlayerKey,
): Promise<{ readonly kind: (typeof coolingKinds)[number]; readonly changedAt: Date } | undefined> {
  const row = await db
    .selectFrom('players.security_change')
    .select(['kind', 'changed_at'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('kind', 'in', coolingKinds)
    .orderBy('changed_at', 'desc')
    .orderBy('change_id', 'desc')
    .executeTakeFirst();
  const kind = coolingKinds.find((cooling) => cooling === row?.kind);
  return row && kind ? { kind, changedAt: row.changed_at } : undefined;
}
