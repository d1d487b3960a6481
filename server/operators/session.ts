import type { z } from 'zod';
import type { operatorSessionSchema } from '@marquee/contract/operator-entities.ts';
import { isAllowedFrom, requireAllowedAddress } from './allowed-addresses.ts';
import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { readDevice } from '../players/device.ts';
import { hashToken, newToken } from '../players/secrets.ts';

/** A session ends after this long without a call. */
export const idleLimit_ms = 30 * 60_000;
/** A session ends after this long in any case. */
export const absoluteLimit_ms = 12 * 3_600_000;
/** The second factor counts for this long before rights and money. */
export const stepUp_ms = 5 * 60_000;
/** The precision of `last_seen_at`. */
const lastSeenStep_ms = 30_000;

/** An operator who is signed in. */
export interface OperatorSession {
  readonly operatorId: string;
  readonly email: string;
  readonly name: string;
  readonly sessionId: string;
  readonly expiresAt: Date;
  readonly steppedUpUntil: Date | null;
  /** The passkey that opened it; null if password and code did. */
  readonly passkeyId: string | null;
}

export type EndReason = 'signed_out' | 'ended' | 'password' | 'suspended' | 'second_factor' | 'passkey';

/**
 * Open a session for an operator who has just proved who they are with the second factor, or with the passkey of that id.
 * The token is returned once and stored only as a hash. Throws `addressNotAllowed` if the operator may not work from this
 * address.
 */
export async function openSession(
  app: App,
  trx: Database,
  operator: { readonly operatorId: string; readonly email: string; readonly name: string },
  request: Pick<RequestFacts, 'ip' | 'userAgent'>,
  passkeyId: string | null = null,
): Promise<{ token: string; session: OperatorSession }> {
  await requireAllowedAddress(trx, operator.operatorId, request.ip);
  const { token, hash } = newToken();
  const now = app.clock.now();
  const session = {
    ...operator,
    sessionId: newId(),
    expiresAt: new Date(now.getTime() + absoluteLimit_ms),
    steppedUpUntil: new Date(now.getTime() + stepUp_ms),
    passkeyId,
  };
  await trx
    .insertInto('operators.session')
    .values({
      session_id: session.sessionId,
      operator_id: operator.operatorId,
      token_hash: hash,
      ip: request.ip,
      user_agent: request.userAgent,
      created_at: now,
      last_seen_at: now,
      expires_at: session.expiresAt,
      stepped_up_until: session.steppedUpUntil,
      passkey_id: passkeyId,
    })
    .execute();
  await trx
    .updateTable('operators.operator')
    .set({ last_seen_at: now })
    .where('operator_id', '=', operator.operatorId)
    .execute();
  return { token, session };
}

/**
 * The session of a token. Throws `sessionExpired` if there is none, it has ended, its operator is not active, or may not work from
 * this address.
 */
export async function requireOperator(
  app: App,
  token: string | undefined,
  ip: string,
): Promise<OperatorSession> {
  if (token === undefined) throw refuse('sessionExpired');
  const row = await app.db
    .selectFrom('operators.session as session')
    .innerJoin('operators.operator as operator', 'operator.operator_id', 'session.operator_id')
    .select([
      'session.session_id',
      'session.last_seen_at',
      'session.expires_at',
      'session.stepped_up_until',
      'session.passkey_id',
      'operator.operator_id',
      'operator.email',
      'operator.name',
      'operator.allowed_addresses',
    ])
    .where('session.token_hash', '=', hashToken(token))
    .where('session.ended_at', 'is', null)
    .where('operator.state', '=', 'active')
    .executeTakeFirst();
  const now = app.clock.now();
  if (!row || row.expires_at <= now) throw refuse('sessionExpired');
  if (!isAllowedFrom(ip, row.allowed_addresses)) throw refuse('sessionExpired');
  const idle_ms = now.getTime() - row.last_seen_at.getTime();
  if (idle_ms >= idleLimit_ms) throw refuse('sessionExpired');
  if (idle_ms > lastSeenStep_ms) await noteSeen(app, row);
  return {
    operatorId: row.operator_id,
    email: row.email,
    name: row.name,
    sessionId: row.session_id,
    expiresAt: row.expires_at,
    steppedUpUntil: row.stepped_up_until && row.stepped_up_until > now ? row.stepped_up_until : null,
    passkeyId: row.passkey_id,
  };
}

async function noteSeen(
  app: App,
  { session_id, operator_id }: { session_id: string; operator_id: string },
): Promise<void> {
  const now = app.clock.now();
  await app.db
    .updateTable('operators.session')
    .set({ last_seen_at: now })
    .where('session_id', '=', session_id)
    .execute();
  await app.db
    .updateTable('operators.operator')
    .set({ last_seen_at: now })
    .where('operator_id', '=', operator_id)
    .execute();
}

/** Let a session change rights and move money for five minutes. The caller has checked the second factor. */
export async function stepUp(app: App, trx: Database, sessionId: string): Promise<Date> {
  const until = new Date(app.clock.now().getTime() + stepUp_ms);
  await trx
    .updateTable('operators.session')
    .set({ stepped_up_until: until })
    .where('session_id', '=', sessionId)
    .execute();
  return until;
}

/** End sessions of an operator: all, one, all but one, or those that a passkey opened. Returns how many ended. */
export async function endSessions(
  app: App,
  trx: Database,
  operatorId: string,
  reason: EndReason,
  which: { only?: string; except?: string; passkeyId?: string } = {},
): Promise<number> {
  let ending = trx
    .updateTable('operators.session')
    .set({ ended_at: app.clock.now(), end_reason: reason })
    .where('operator_id', '=', operatorId)
    .where('ended_at', 'is', null);
  if (which.only !== undefined) ending = ending.where('session_id', '=', which.only);
  if (which.except !== undefined) ending = ending.where('session_id', '<>', which.except);
  if (which.passkeyId !== undefined) ending = ending.where('passkey_id', '=', which.passkeyId);
  return Number((await ending.executeTakeFirst()).numUpdatedRows);
}

/** An operator's sessions that can still be used, last seen first. */
export async function listSessions(
  app: App,
  current: OperatorSession,
): Promise<z.infer<typeof operatorSessionSchema>[]> {
  const now = app.clock.now();
  const rows = await app.db
    .selectFrom('operators.session')
    .select(['session_id', 'ip', 'user_agent', 'created_at', 'last_seen_at', 'expires_at', 'passkey_id'])
    .where('operator_id', '=', current.operatorId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .where('last_seen_at', '>', new Date(now.getTime() - idleLimit_ms))
    .orderBy('last_seen_at', 'desc')
    .orderBy('session_id', 'desc')
    .execute();
  return rows.map((row) => ({
    session_id: row.session_id,
    current: row.session_id === current.sessionId,
    device: readDevice(row.user_agent),
    ip: row.ip ?? '',
    created_at: row.created_at.toISOString(),
    last_seen_at: row.last_seen_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    passkey_id: row.passkey_id,
  }));
}
