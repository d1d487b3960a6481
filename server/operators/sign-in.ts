import type { App } from './app.ts';
import { forgetAttempts, releaseAttempt, reserveAttempt } from './attempts.ts';
import { takeSecondFactor } from './second-factor.ts';
import { endSessions, type OperatorSession } from './session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { requireGoodPassword } from '../players/password-policy.ts';
import { hashPassword, passwordMatches } from '../players/password.ts';

export interface ProvenOperator {
  readonly operatorId: string;
  readonly email: string;
  readonly name: string;
}

/**
 * Check who signs in: password and second factor. An unknown address, one that is not active and a wrong password have
 * the same answer at the same cost. Throws `signInFailed`, `signInLocked` or `secondFactorRequired`.
 */
export async function proveSignIn(
  app: App,
  given: { email: string; password: string; totp?: string | undefined },
  ip: string,
): Promise<ProvenOperator> {
  const place = { email: given.email, ip };
  const attempt = await reserveAttempt(app, place);
  const row = await app.db
    .selectFrom('operators.operator')
    .select(['operator_id', 'name', 'password_hash', 'totp_sealed'])
    .where('email', '=', given.email)
    .where('state', '=', 'active')
    .executeTakeFirst();
  const matches = await passwordMatches(row?.password_hash ?? undefined, given.password);
  if (!matches || !row?.totp_sealed) throw refuse('signInFailed');
  if (given.totp === undefined) {
    // Failures stay, or somebody with the password could try codes without end.
    await releaseAttempt(app.db, attempt);
    throw refuse('secondFactorRequired');
  }
  const factor = { operatorId: row.operator_id, totpSealed: row.totp_sealed };
  if (!(await takeSecondFactor(app, factor, given.totp))) throw refuse('signInFailed');
  await forgetAttempts(app.db, place);
  return { operatorId: row.operator_id, email: given.email, name: row.name };
}

/** Check the second factor of an operator who is signed in. Throws `secondFactorWrong` or `signInLocked`. */
export async function proveSecondFactor(
  app: App,
  session: OperatorSession,
  totp: string,
  ip: string,
): Promise<void> {
  const place = { email: session.email, ip };
  await reserveAttempt(app, place);
  const row = await app.db
    .selectFrom('operators.operator')
    .select('totp_sealed')
    .where('operator_id', '=', session.operatorId)
    .executeTakeFirst();
  const factor = row?.totp_sealed && { operatorId: session.operatorId, totpSealed: row.totp_sealed };
  if (!factor || !(await takeSecondFactor(app, factor, totp))) throw refuse('secondFactorWrong');
  await forgetAttempts(app.db, place);
}

/**
 * Check a change of password before it is made, and return the hash of the new one. Throws `wrongPassword`,
 * `samePassword`, `signInLocked`, `passwordTooCommon` or `passwordHasAccount`.
 */
export async function proveNewPassword(
  app: App,
  session: OperatorSession,
  given: { current: string; next: string },
  ip: string,
): Promise<string> {
  const place = { email: session.email, ip };
  const attempt = await reserveAttempt(app, place);
  const row = await app.db
    .selectFrom('operators.operator')
    .select('password_hash')
    .where('operator_id', '=', session.operatorId)
    .executeTakeFirst();
  if (!(await passwordMatches(row?.password_hash ?? undefined, given.current))) throw refuse('wrongPassword');
  await releaseAttempt(app.db, attempt);
  if (given.next === given.current) throw refuse('samePassword');
  const [account = session.email] = session.email.split('@');
  await requireGoodPassword(given.next, account);
  return hashPassword(given.next);
}

/** Store a new password. The operator's other sessions end. */
export async function setPassword(
  app: App,
  trx: Database,
  session: OperatorSession,
  passwordHash: string,
): Promise<number> {
  await trx
    .updateTable('operators.operator')
    .set({ password_hash: passwordHash })
    .where('operator_id', '=', session.operatorId)
    .execute();
  return endSessions(app, trx, session.operatorId, 'password', { except: session.sessionId });
}
