import pg from 'pg';
import type { z } from 'zod';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type {
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeySchema,
} from '@marquee/contract/passkeys.ts';
import type { App } from './app.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.ts';
import { endSessions, type OperatorSession } from './session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { takeTurn } from '../kernel/turn.ts';
import { creationOptions, maxPasskeys, verifiedCredential } from '../players/passkey-ceremony.ts';

/**
 * Passkeys of operators, by the same rules as those of players. An operator always has a password and an authenticator app
 * as well, so removing a passkey never takes the last second factor.
 */
type Passkey = z.infer<typeof passkeySchema>;

/** Who asks for a passkey, in the dialog of the device. */
const relyingParty = 'Marquee console';
const uniqueViolation = '23505';

/**
 * What the browser needs to create a passkey. The call requires step-up, and the challenge can be answered by this session
 * only. Throws `passkeyLimitReached`.
 */
export async function beginPasskey(
  app: App,
  session: OperatorSession,
  request: RequestFacts,
): Promise<{ options: z.input<typeof passkeyCreationSchema>; challenge_token: string }> {
  const known = await passkeyRows(app.db, session.operatorId);
  if (known.length >= maxPasskeys) throw refuse('passkeyLimitReached');
  const options = await creationOptions(
    { name: session.email, userHandle: userHandleOf(app, session.operatorId) },
    { name: relyingParty, host: request.host },
    known.filter(({ host }) => host === request.host),
  );
  const asked = { purpose: 'add', sessionId: session.sessionId } as const;
  return { options, challenge_token: await keepChallenge(app, asked, options.challenge, request) };
}

/**
 * Check the passkey that the browser has created. The challenge is used up, whatever the answer. Throws `passkeyExpired` or
 * `invalidPasskey`.
 */
export async function proveNewPasskey(
  app: App,
  session: OperatorSession,
  given: { token: string; credential: z.output<typeof createdPasskeySchema> },
  request: RequestFacts,
) {
  const asked = { purpose: 'add', sessionId: session.sessionId } as const;
  const isAsked = await takeChallenge(app, asked, given.token, request);
  const credential = await verifiedCredential(given.credential, isAsked, request);
  if (!credential) throw refuse('invalidPasskey');
  return {
    host: request.host,
    credential_id: Buffer.from(credential.id, 'base64url'),
    public_key: Buffer.from(credential.publicKey),
    counter: BigInt(credential.counter),
    transports: given.credential.response.transports,
  };
}

/** Store a passkey that was proved. Throws `passkeyTaken` or `passkeyLimitReached`. */
export async function addPasskey(
  app: App,
  trx: Database,
  operatorId: string,
  name: string,
  proven: Awaited<ReturnType<typeof proveNewPasskey>>,
): Promise<Passkey> {
  await takeTurn(trx, `operators.passkeys:${operatorId}`);
  const known = await passkeyRows(trx, operatorId);
  if (known.length >= maxPasskeys) throw refuse('passkeyLimitReached');
  const shown = {
    passkey_id: newId(),
    name,
    host: proven.host,
    created_at: app.clock.now(),
    last_used_at: null,
  };
  try {
    await trx
      .insertInto('operators.passkey')
      .values({ ...proven, ...shown, operator_id: operatorId })
      .execute();
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) throw error;
    throw refuse('passkeyTaken');
  }
  return present(shown);
}

/** An operator's passkeys on every host that the console had, the newest first. */
export async function listPasskeys(db: Database, operatorId: string): Promise<Passkey[]> {
  return (await passkeyRows(db, operatorId)).map(present);
}

/**
 * Hold a passkey that has just signed in until its session is stored, so that a removal meanwhile ends that session too.
 * Throws `invalidPasskey` if it was removed.
 */
export async function holdPasskey(trx: Database, passkeyId: string): Promise<void> {
  const held = await trx
    .selectFrom('operators.passkey')
    .select('passkey_id')
    .where('passkey_id', '=', passkeyId)
    .forShare()
    .executeTakeFirst();
  if (!held) throw refuse('invalidPasskey');
}

/**
 * Remove one of an operator's own passkeys, and end the sessions that it opened. Returns what it was, and how many ended.
 * Throws `passkeyNotFound`.
 */
export async function removePasskey(
  app: App,
  trx: Database,
  operatorId: string,
  passkeyId: string,
): Promise<{ removed: { name: string; host: string }; ended: number }> {
  const removed = await trx
    .deleteFrom('operators.passkey')
    .where('operator_id', '=', operatorId)
    .where('passkey_id', '=', passkeyId)
    .returning(['name', 'host'])
    .executeTakeFirst();
  if (!removed) throw refuse('passkeyNotFound');
  return { removed, ended: await endSessions(app, trx, operatorId, 'passkey', { passkeyId }) };
}

/** Remove all passkeys of an operator, who has to enrol again. Returns how many there were. */
export async function removeAllPasskeys(trx: Database, operatorId: string): Promise<number> {
  const removed = await trx
    .deleteFrom('operators.passkey')
    .where('operator_id', '=', operatorId)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

/** The rows of an operator's passkeys, the newest first. */
export function passkeyRows(db: Database, operatorId: string) {
  return db
    .selectFrom('operators.passkey')
    .select(['passkey_id', 'name', 'host', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .where('operator_id', '=', operatorId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id', 'desc')
    .execute();
}

/** The user handle that a passkey keeps: always the same for an operator, and meaningless to whoever reads it on the device. */
export function userHandleOf(app: Pick<App, 'players'>, operatorId: string) {
  const digest = app.players.vault.digest(`operator-passkey:${operatorId}`);
  return isoBase64URL.toBuffer(digest.toString('base64url'));
}

function present(row: {
  passkey_id: string;
  name: string;
  host: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey {
  return {
    passkey_id: row.passkey_id,
    name: row.name,
    host: row.host,
    created_at: row.created_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
  };
}
