import type { App } from '../kernel/app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';

/** Three failures in thirty minutes lock an account for an address, the example of GLI-19 §2.5.3. */
export const failuresToLock = 3;
/** So many lock it for everybody: enough that nobody is locked out by a few tries of a stranger. */
export const failuresToLockEverywhere = 10;
export const lockWindow_ms = 30 * 60_000;

export interface LoginPlace {
  readonly siteId: number;
  readonly accountId: string;
  readonly ip: string;
}

/**
 * Count a try before its password is looked at, so that tries made at once count as well. It counts as a failure until
 * `releaseAttempt` or `forgetAttempts`. Nothing is held while the password is looked at. Answers the try's id, or undefined
 * where the account is locked.
 */
export async function reserveAttempt(app: App, place: LoginPlace): Promise<string | undefined> {
  const { siteId, accountId, ip } = place;
  const now = app.clock.now();
  return app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `login:${siteId}:${accountId}`);
    if (await isLocked(trx, now, place)) return undefined;
    const attemptId = newId();
    await trx
      .insertInto('players.login_attempt')
      .values({ site_id: siteId, attempt_id: attemptId, account_id: accountId, ip, created_at: now })
      .execute();
    return attemptId;
  });
}

/** Whether what was tried lately locks an account for an address. */
export async function isLocked(db: Database, now: Date, place: LoginPlace): Promise<boolean> {
  const failed = await db
    .selectFrom('players.login_attempt')
    .select((eb) => [
      sql<number>`count(*)::int`.as('everywhere'),
      sql<number>`(count(*) filter (where ${eb('ip', '=', place.ip)}))::int`.as('here'),
    ])
    .where('site_id', '=', place.siteId)
    .where('account_id', '=', place.accountId)
    .where('created_at', '>', new Date(now.getTime() - lockWindow_ms))
    .executeTakeFirstOrThrow();
  return failed.here >= failuresToLock || failed.everywhere >= failuresToLockEverywhere;
}

/** The password was right: what was tried from this address no longer counts. What others try from elsewhere still does. */
export async function forgetAttempts(app: App, { siteId, accountId, ip }: LoginPlace): Promise<void> {
  await app.db
    .deleteFrom('players.login_attempt')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('ip', '=', ip)
    .execute();
}

/** This one try was no failure; those before it still count. */
export async function releaseAttempt(app: App, siteId: number, attemptId: string): Promise<void> {
  await app.db
    .deleteFrom('players.login_attempt')
    .where('site_id', '=', siteId)
    .where('attempt_id', '=', attemptId)
    .execute();
}

/** Nothing that was tried counts any more, from wherever: the player has proved by a code that he is himself. */
export async function unlockAccount(app: App, siteId: number, accountId: string): Promise<void> {
  await app.db
    .deleteFrom('players.login_attempt')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .execute();
}
