import type { App } from './app.ts';
import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import { isKnownAddress } from './known-address.ts';

/** After this many failures in this many minutes, further attempts are refused. */
interface Ceiling {
  readonly failures: number;
  readonly within_minutes: number;
}

/**
 * For one account from one address. Three failures in half an hour lock the account there, following the example of
 * GLI-19 §2.5.3. Each further failure allows fewer attempts.
 */
export const perPlace: readonly Ceiling[] = [
  { failures: 3, within_minutes: 30 },
  { failures: 6, within_minutes: 2 * 60 },
  { failures: 9, within_minutes: 8 * 60 },
  { failures: 12, within_minutes: 24 * 60 },
];

/**
 * For one account from all addresses, against guessing that is spread over many addresses. It does not apply to
 * addresses from which the player has signed in, so strangers cannot lock a player out.
 */
export const perAccount: readonly Ceiling[] = [
  { failures: 10, within_minutes: 30 },
  { failures: 30, within_minutes: 24 * 60 },
];

/**
 * For one address on all accounts of a site, against trying one password on many names. Known addresses are exempt, as
 * above. The limit is high, because hundreds of players can share an address and mistype sometimes.
 */
const perAddress: readonly Ceiling[] = [
  { failures: 300, within_minutes: 30 },
  { failures: 1000, within_minutes: 24 * 60 },
];

const day_ms = 24 * 3_600_000;

export interface LoginPlace {
  readonly siteId: number;
  readonly accountId: string;
  readonly ip: string;
}

/**
 * Count an attempt before its password is checked, so that parallel attempts count too. It counts as a failure until
 * `releaseAttempt` or `forgetAttempts`. No lock is held while the password is checked. Returns the attempt's id, or
 * undefined if the account is locked for this address. If the caller has proved the account's contact with a code
 * (`isProven`), only attempts from this address count.
 */
export async function reserveAttempt(
  app: App,
  place: LoginPlace,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<string | undefined> {
  const { siteId, accountId } = place;
  const now = app.clock.now();
  return app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `login:${siteId}:${accountId}`);
    if (await isLocked(trx, now, place)) return undefined;
    if (!isProven && (await isHeldOff(trx, now, place))) return undefined;
    const attemptId = newId();
    await trx
      .insertInto('players.login_attempt')
      .values({
        site_id: siteId,
        attempt_id: attemptId,
        account_id: accountId,
        ip: addressKey(place.ip),
        created_at: now,
      })
      .execute();
    return attemptId;
  });
}

/** True if recent attempts from an address lock the account for it. */
export async function isLocked(db: Database, now: Date, place: LoginPlace): Promise<boolean> {
  const failures = await failuresOf(db, now, place.siteId, { accountId: place.accountId, ip: place.ip });
  return isReached(perPlace, failures, now);
}

/**
 * True if an address from which the player has never signed in must wait, because of attempts on the account or from
 * the address.
 */
async function isHeldOff(db: Database, now: Date, place: LoginPlace): Promise<boolean> {
  const { siteId, accountId, ip } = place;
  // All three are always queried, so that the response time reveals nothing about the account.
  const [onAccount, fromAddress, isKnown] = [
    await failuresOf(db, now, siteId, { accountId }),
    await failuresOf(db, now, siteId, { ip }),
    await isKnownAddress(db, now, place),
  ];
  if (isKnown) return false;
  return isReached(perAccount, onAccount, now) || isReached(perAddress, fromAddress, now);
}

/** The times of the last day's failures, newest first, up to the highest ceiling. */
async function failuresOf(
  db: Database,
  now: Date,
  siteId: number,
  of: { accountId?: string; ip?: string },
): Promise<Date[]> {
  const { accountId, ip } = of;
  const rows = await db
    .selectFrom('players.login_attempt')
    .select('created_at')
    .where('site_id', '=', siteId)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .$if(ip !== undefined, (query) => query.where('ip', '=', sql<string>`${addressKey(ip ?? '')}::inet`))
    .where('created_at', '>', new Date(now.getTime() - day_ms))
    .orderBy('created_at', 'desc')
    .limit(1000)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** True if the failures, newest first, have reached a ceiling. */
export function isReached(ceilings: readonly Ceiling[], failures: readonly Date[], now: Date): boolean {
  return ceilings.some(({ failures: allowed, within_minutes }) => {
    const last = failures[allowed - 1];
    return last !== undefined && last.getTime() > now.getTime() - within_minutes * 60_000;
  });
}

/**
 * Forget the failed attempts from this address after the player has proved who they are. Attempts from elsewhere still
 * count.
 */
export async function forgetAttempts(app: App, { siteId, accountId, ip }: LoginPlace): Promise<void> {
  await app.db
    .deleteFrom('players.login_attempt')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('ip', '=', sql<string>`${addressKey(ip)}::inet`)
    .execute();
}

/** Forget this one attempt, because it was no failure. Earlier ones still count. */
export async function releaseAttempt(app: App, siteId: number, attemptId: string): Promise<void> {
  await app.db
    .deleteFrom('players.login_attempt')
    .where('site_id', '=', siteId)
    .where('attempt_id', '=', attemptId)
    .execute();
}
