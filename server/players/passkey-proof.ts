import type { z } from 'zod';
import type { passkeyRequestSchema, signedByPasskeySchema } from '@marquee/contract/passkeys.ts';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { letIn, requireAttempt, signInColumns, type SignedIn } from './login.ts';
import { forgetAttempts } from './login-attempts.ts';
import { requestOptions, verifiedCount } from './passkey-ceremony.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.ts';
import { passkeyRows, userHandleOf } from './passkeys.ts';
import { grantProof } from './step-up.ts';

type Signed = z.output<typeof signedByPasskeySchema>;
interface AskedToSign {
  readonly options: z.input<typeof passkeyRequestSchema>;
  readonly challenge_token: string;
}

/** A challenge for signing in. Throws `permissionDenied` if the site is not served at this host. */
export async function beginPasskeyLogin(app: App, site: Site, request: RequestFacts): Promise<AskedToSign> {
  requireHost(site, request);
  return askToSign(app, { siteId: site.siteId, purpose: 'sign_in' }, [], request);
}

/**
 * Sign a player in by passkey, under the rules of every other way to sign in. It counts as both factors: what the player
 * has, and the finger, face or PIN that opens it. A signature cannot be guessed, so attempts from other addresses do not
 * hold it off.
 * Throws `permissionDenied`, `passkeyExpired`, `invalidPasskey`, `accountLocked`, `accountNotVerified`, `BLOCK` or `CLOSE`.
 */
export async function loginByPasskey(
  app: App,
  site: Site,
  given: { token: string; credential: Signed },
  request: RequestFacts,
): Promise<SignedIn> {
  const { siteId } = site;
  requireHost(site, request);
  const challenge = await takeChallenge(app, { siteId, purpose: 'sign_in' }, given.token, request);
  const passkey = await findPasskey(app, siteId, given.credential, request);
  if (!passkey) throw refuse('invalidPasskey');
  const playerId = passkey.player_id;
  const player = await app.db
    .selectFrom('players.player')
    .select(signInColumns)
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  const accountId = player.account_id;
  const access = { siteId, accountId, playerId };
  const attempt = await requireAttempt(app, access, request, { isProven: true });
  if (!(await acceptSignature(app, passkey, given.credential, challenge, request))) {
    await logAccess(app, { ...access, outcome: 'wrong_passkey' }, request);
    throw refuse('invalidPasskey');
  }
  return letIn(app, { siteId, accountId, ip: request.ip, attempt }, player, 'provedBoth', request);
}

/** A challenge for step-up, for the player's passkeys of this host. Throws `passkeyNotFound` if there are none. */
export async function beginPasskeyStepUp(
  app: App,
  session: PlayerSession,
  request: RequestFacts,
): Promise<AskedToSign> {
  const { siteId, sessionId } = session;
  const usable = (await passkeyRows(app, session)).filter(({ host }) => host === request.host);
  if (usable.length === 0) throw refuse('passkeyNotFound');
  return askToSign(app, { siteId, purpose: 'step_up', sessionId }, usable, request);
}

/** Step-up by passkey. Throws `passkeyExpired`, `invalidPasskey` or `accountLocked`. */
export async function proveByPasskey(
  app: App,
  session: PlayerSession,
  given: { token: string; credential: Signed },
  request: RequestFacts,
): Promise<string> {
  const { siteId, accountId, sessionId } = session;
  const asked = { siteId, purpose: 'step_up', sessionId } as const;
  const challenge = await takeChallenge(app, asked, given.token, request);
  await requireAttempt(app, session, request, { isProven: true });
  const passkey = await findPasskey(app, siteId, given.credential, request);
  const isOwn = passkey?.player_id === session.playerId;
  if (!passkey || !isOwn || !(await acceptSignature(app, passkey, given.credential, challenge, request))) {
    await logAccess(app, { ...session, outcome: 'wrong_passkey' }, request);
    throw refuse('invalidPasskey');
  }
  const proof = await grantProof(app, session);
  await forgetAttempts(app, { siteId, accountId, ip: request.ip });
  await logAccess(app, { ...session, outcome: 'stepped_up' }, request);
  return proof;
}

async function askToSign(
  app: App,
  asked: Parameters<typeof keepChallenge>[1],
  allowed: Parameters<typeof requestOptions>[1],
  request: RequestFacts,
): Promise<AskedToSign> {
  const options = await requestOptions(request.host, allowed);
  return { options, challenge_token: await keepChallenge(app, asked, options.challenge, request) };
}

/** The named site must be served at the requested host, which is the relying party. */
function requireHost(site: Site, request: RequestFacts): void {
  if (!site.domains.includes(request.host)) throw refuse('permissionDenied');
}

type PasskeyRow = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

function findPasskey(app: Pick<App, 'db'>, siteId: number, signed: Signed, request: RequestFacts) {
  return app.db
    .selectFrom('players.passkey')
    .select(['site_id', 'player_id', 'passkey_id', 'credential_id', 'public_key', 'counter'])
    .where('site_id', '=', siteId)
    .where('host', '=', request.host)
    .where('credential_id', '=', Buffer.from(signed.id, 'base64url'))
    .executeTakeFirst();
}

/**
 * Check a signature and store the device's new count. Two signatures with the same count are never both accepted, so a
 * copied key shows.
 */
async function acceptSignature(
  app: App,
  row: PasskeyRow,
  signed: Signed,
  challenge: string,
  request: RequestFacts,
): Promise<boolean> {
  const userHandle = userHandleOf(app, { siteId: row.site_id, playerId: row.player_id });
  const counter = await verifiedCount(row, signed, { challenge, userHandle }, request);
  if (counter === undefined) return false;
  const counted = await app.db
    .updateTable('players.passkey')
    .set({ counter, last_used_at: app.clock.now() })
    .where('site_id', '=', row.site_id)
    .where('player_id', '=', row.player_id)
    .where('passkey_id', '=', row.passkey_id)
    .where('counter', '=', row.counter)
    .executeTakeFirst();
  return counted.numUpdatedRows === 1n;
}
