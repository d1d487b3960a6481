import type { z } from 'zod';
import type { passkeyRequestSchema, signedByPasskeySchema } from '@marquee/contract/passkeys.ts';
import type { App } from './app.ts';
import { forgetAttempts, reserveAttempt } from './attempts.ts';
import { keepChallenge, takeChallenge, type Asked } from './passkey-challenge.ts';
import { passkeyRows, userHandleOf } from './passkeys.ts';
import type { OperatorSession } from './session.ts';
import type { ProvenOperator } from './sign-in.ts';
import { refuse } from '../kernel/errors.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { requestOptions, verifiedCount } from '../players/passkey-ceremony.ts';

type Signed = z.output<typeof signedByPasskeySchema>;
interface AskedToSign {
  readonly options: z.input<typeof passkeyRequestSchema>;
  readonly challenge_token: string;
}
interface Given {
  readonly token: string;
  readonly credential: Signed;
}

/** A challenge for signing in. It says nothing of who has passkeys here. */
export function beginPasskeySignIn(app: App, request: RequestFacts): Promise<AskedToSign> {
  return askToSign(app, { purpose: 'sign_in' }, [], request);
}

/**
 * Check who signs in by passkey. It counts as both factors: what the operator has, and the finger, face or PIN that opens it.
 * A signature cannot be guessed, so failures from other addresses do not hold it off. An unknown passkey, one that was
 * removed, one of an operator who is not active and a wrong signature have the same answer.
 * Throws `passkeyExpired`, `invalidPasskey` or `signInLocked`.
 */
export async function provePasskeySignIn(
  app: App,
  given: Given,
  request: RequestFacts,
): Promise<{ operator: ProvenOperator; passkeyId: string }> {
  const isAsked = await takeChallenge(app, { purpose: 'sign_in' }, given.token, request);
  const found = await findPasskey(app, given.credential, request);
  if (!found) throw refuse('invalidPasskey');
  await acceptSignature(app, found, given.credential, isAsked, request);
  const operator = { operatorId: found.operator_id, email: found.email, name: found.operator_name };
  return { operator, passkeyId: found.passkey_id };
}

/** A challenge for one of the operator's passkeys of this host. Throws `passkeyNotFound` if there are none. */
export async function beginPasskeyStepUp(
  app: App,
  session: OperatorSession,
  request: RequestFacts,
): Promise<AskedToSign> {
  const usable = (await passkeyRows(app.db, session.operatorId)).filter(({ host }) => host === request.host);
  if (usable.length === 0) throw refuse('passkeyNotFound');
  return askToSign(app, { purpose: 'step_up', sessionId: session.sessionId }, usable, request);
}

/**
 * Check the passkey of an operator who is signed in; it must be their own. Returns which it was. Throws `passkeyExpired`,
 * `invalidPasskey` or `signInLocked`.
 */
export async function provePasskeyStepUp(
  app: App,
  session: OperatorSession,
  given: Given,
  request: RequestFacts,
): Promise<string> {
  const asked = { purpose: 'step_up', sessionId: session.sessionId } as const;
  const isAsked = await takeChallenge(app, asked, given.token, request);
  const found = await findPasskey(app, given.credential, request);
  if (found?.operator_id !== session.operatorId) throw refuse('invalidPasskey');
  await acceptSignature(app, found, given.credential, isAsked, request);
  return found.passkey_id;
}

async function askToSign(
  app: App,
  asked: Asked,
  allowed: Parameters<typeof requestOptions>[1],
  request: RequestFacts,
): Promise<AskedToSign> {
  const options = await requestOptions(request.host, allowed);
  return { options, challenge_token: await keepChallenge(app, asked, options.challenge, request) };
}

type FoundPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

/** The named passkey of this host, if its operator can sign in. */
function findPasskey(app: App, signed: Signed, request: RequestFacts) {
  return app.db
    .selectFrom('operators.passkey as passkey')
    .innerJoin('operators.operator as operator', 'operator.operator_id', 'passkey.operator_id')
    .select([
      'passkey.passkey_id',
      'passkey.operator_id',
      'passkey.credential_id',
      'passkey.public_key',
      'passkey.counter',
      'operator.email',
      'operator.name as operator_name',
    ])
    .where('passkey.host', '=', request.host)
    .where('passkey.credential_id', '=', Buffer.from(signed.id, 'base64url'))
    .where('operator.state', '=', 'active')
    .executeTakeFirst();
}

/**
 * Check a signature and store the device's new count. Failures are counted as those of passwords and codes are. Throws
 * `invalidPasskey` or `signInLocked`.
 */
async function acceptSignature(
  app: App,
  found: FoundPasskey,
  signed: Signed,
  challenge: (challenge: string) => boolean,
  request: RequestFacts,
): Promise<void> {
  const place = { email: found.email, ip: request.ip };
  await reserveAttempt(app, place, { isProven: true });
  const userHandle = userHandleOf(app, found.operator_id);
  const counter = await verifiedCount(found, signed, { challenge, userHandle }, request);
  if (counter === undefined) throw refuse('invalidPasskey');
  const counted = await app.db
    .updateTable('operators.passkey')
    .set({ counter, last_used_at: app.clock.now() })
    .where('passkey_id', '=', found.passkey_id)
    .where('counter', '=', found.counter)
    .executeTakeFirst();
  if (counted.numUpdatedRows !== 1n) throw refuse('invalidPasskey');
  await forgetAttempts(app.db, place);
}
