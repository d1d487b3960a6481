import type { App } from './app.ts';
import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import { isReached, perAccount, perPlace } from '../players/login-attempts.ts';

const day_ms = 24 * 3_600_000;
/** For so long an address is known from which an operator has signed in. */
const known_ms = 90 * day_ms;

/** Where somebody tries to sign in. */
export interface SignInPlace {
  readonly email: string;
  readonly ip: string;
}

/**
 * Count an attempt before its password is checked, so that parallel attempts count too. It stays a failure until
 * `releaseAttempt` or `forgetAttempts`. Returns its id. Locks are those of players: by address, and over all addresses for those from which the operator has
 * not signed in, so that nobody can lock an operator out by guessing. `isProven`: what is offered cannot be guessed, so
 * failures from elsewhere do not hold it off. Throws `signInLocked`.
 */
export async function reserveAttempt(
  app: App,
  { email, ip }: SignInPlace,
  { isProven = false }: { isProven?: boolean } = {},
): Promise<string> {
  const now = app.clock.now();
  const address = addressKey(ip);
  const attemptId = newId();
  const isFree = await app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `operators.sign_in:${email}`);
    const here = await failuresOf(trx, now, { email, address });
    const everywhere = await failuresOf(trx, now, { email });
    const isKnown = await isKnownAddress(trx, now, { email, ip });
    if (isReached(perPlace, here, now)) return false;
    if (!isProven && !isKnown && isReached(perAccount, everywhere, now)) return false;
    // What nothing looks back to any more is not kept.
    await trx
      .deleteFrom('operators.sign_in_attempt')
      .where('created_at', '<', new Date(now.getTime() - day_ms))
      .execute();
    await trx
      .insertInto('operators.sign_in_attempt')
      .values({ attempt_id: attemptId, email, ip: address, created_at: now })
      .execute();
    return true;
  });
  if (!isFree) throw refuse('signInLocked');
  return attemptId;
}

/** Take back one attempt that was no failure. Earlier failures still count. */
export async function releaseAttempt(db: Database, attemptId: string): Promise<void> {
  await db.deleteFrom('operators.sign_in_attempt').where('attempt_id', '=', attemptId).execute();
}

/** Forget the failures from this address, after the operator has shown the second factor. */
export async function forgetAttempts(db: Database, { email, ip }: SignInPlace): Promise<void> {
  await db
    .deleteFrom('operators.sign_in_attempt')
    .where('email', '=', email)
    .where('ip', '=', sql<string>`${addressKey(ip)}::inet`)
    .execute();
}

async function failuresOf(
  db: Database,
  now: Date,
  of: { email: string; address?: string },
): Promise<readonly Date[]> {
  const { email, address } = of;
  const rows = await db
    .selectFrom('operators.sign_in_attempt')
    .select('created_at')
    .where('email', '=', email)
    .$if(address !== undefined, (query) => query.where('ip', '=', sql<string>`${address ?? ''}::inet`))
    .where('created_at', '>', new Date(now.getTime() - day_ms))
    .orderBy('created_at', 'desc')
    .limit(100)
    .execute();
  return rows.map(({ created_at }) => created_at);
}

async function isKnownAddress(db: Database, now: Date, { email, ip }: SignInPlace): Promise<boolean> {
  const found = await db
    .selectFrom('operators.session as session')
    .innerJoin('operators.operator as operator', 'operator.operator_id', 'session.operator_id')
    .select('session.session_id')
    .where('operator.email', '=', email)
    .where('session.ip', '=', sql<string>`${ip}::inet`)
    .where('session.created_at', '>', new Date(now.getTime() - known_ms))
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}
