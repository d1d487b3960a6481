import type { App } from './app.ts';
import { eventType } from '../kernel/events.ts';
import type { Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { verifiedContacts, type VerifiedContact } from './contacts.ts';
import { securityNotice } from './delivery/messages.ts';
import type { PlayerKey } from './session.ts';

/** What a player can change that protects the account or decides where its money goes. */
export type SecurityChangeKind =
  | 'phone'
  | 'email'
  | 'password'
  | 'second_factor_added'
  | 'second_factor_removed'
  | 'passkey_added'
  | 'passkey_removed'
  | 'bank_account';

/**
 * The changes that delay withdrawals. A new second factor only makes an account safer, but a new passkey is another way
 * in. A new bank account has its own waiting period, during which older accounts stay usable.
 */
const coolingKinds = ['phone', 'email', 'password', 'second_factor_removed', 'passkey_added'] as const;

/**
 * How many changes in 24 hours are sent outside the site. Messages cost money, and after this many the player has been
 * warned.
 */
const noticesPerDay = 10;
const day_ms = 24 * 3_600_000;

export type ChangingApp = Pick<App, 'db' | 'clock' | 'events' | 'sites' | 'delivery' | 'players'>;

/**
 * Sent in the transaction of the change. Changes of bank accounts are announced by the cashier, which has their
 * details.
 */
export const securityChanged = eventType<
  PlayerKey & { readonly changeId: string; readonly kind: Exclude<SecurityChangeKind, 'bank_account'> }
>('players.security_changed');

/**
 * Make a change in a transaction, record it and notify the player. The event is sent within the transaction and reaches
 * the inbox. Afterwards a message goes to each contact that was verified before the change, so a thief who changes the
 * address cannot hide it from the owner. The messages contain no secrets.
 */
export async function changeSecurity<Result>(
  app: ChangingApp,
  player: PlayerKey,
  kind: SecurityChangeKind,
  work: (trx: Database) => Promise<Result>,
): Promise<Result> {
  const { siteId, playerId } = player;
  const changedAt = app.clock.now();
  const { result, told } = await app.db.transaction().execute(async (trx) => {
    const { contacts, language } = await whomToTell(trx, player);
    const changed = await work(trx);
    const changeId = await recordSecurityChange(trx, { siteId, playerId, kind, changedAt });
    if (kind !== 'bank_account')
      await app.events.tell(trx, securityChanged, { siteId, playerId, changeId, kind });
    const isQuiet = (await changesLately(trx, player, changedAt)) > noticesPerDay;
    return { result: changed, told: { language, contacts: isQuiet ? [] : contacts } };
  });
  app.players.afterwards('notifying a player of a security change', async () => {
    const site = await app.sites.byId(siteId);
    const words = securityNotice(told.language, kind, { site: site.shown.site_name });
    // If one contact cannot be reached, the other must still be notified.
    const sent = await Promise.allSettled(
      told.contacts.map((contact) => app.delivery.send({ siteId, ...contact, ...words })),
    );
    const failed = sent.find(({ status }) => status === 'rejected');
    if (failed?.status === 'rejected') throw failed.reason;
  });
  return result;
}

/** Record a change in the transaction that makes it. Returns its id. */
export async function recordSecurityChange(
  trx: Database,
  change: PlayerKey & { readonly kind: SecurityChangeKind; readonly changedAt: Date },
): Promise<string> {
  const changeId = newId();
  await trx
    .insertInto('players.security_change')
    .values({
      site_id: change.siteId,
      player_id: change.playerId,
      change_id: changeId,
      kind: change.kind,
      changed_at: change.changedAt,
    })
    .execute();
  return changeId;
}

/** The player's latest change that delays withdrawals, or undefined if there is none. */
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

async function whomToTell(
  trx: Database,
  player: PlayerKey,
): Promise<{ contacts: VerifiedContact[]; language: string }> {
  const row = await trx
    .selectFrom('players.player')
    .select(['contact_phone', 'contact_email', 'phone_verified_at', 'email_verified_at', 'language'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
  return { contacts: verifiedContacts(row), language: row.language };
}

async function changesLately(trx: Database, player: PlayerKey, now: Date): Promise<number> {
  const rows = await trx
    .selectFrom('players.security_change')
    .select('change_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('changed_at', '>', new Date(now.getTime() - day_ms))
    .limit(noticesPerDay + 1)
    .execute();
  return rows.length;
}
