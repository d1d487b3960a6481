import pg from 'pg';
import type { z } from 'zod';
import { isoBase64URL } from '@simplewebauthn/server/helpers';
import type {
  createdPasskeySchema,
  passkeyCreationSchema,
  passkeySchema,
} from '@marquee/contract/passkeys.ts';
import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { logAccess } from './access-log.ts';
import { creationOptions, maxPasskeys, verifiedCredential } from './passkey-ceremony.ts';
import { keepChallenge, takeChallenge } from './passkey-challenge.ts';
import { changeSecurity } from './security-change.ts';
import type { PlayerKey } from './session.ts';

/**
 * Passkeys: discoverable credentials of WebAuthn that verify the player. The relying party is the host of the site, so
 * a passkey of one host signs in to no other.
 */
type Passkey = z.infer<typeof passkeySchema>;

const uniqueViolation = '23505';

/**
 * What the browser needs to create a passkey. The caller must have required step-up. The challenge can be answered by
 * this session only. Throws `passkeyLimitReached`.
 */
export async function beginPasskey(
  app: App,
  session: PlayerSession,
  request: RequestFacts,
): Promise<{ options: z.input<typeof passkeyCreationSchema>; challenge_token: string }> {
  const site = await app.sites.byId(session.siteId);
  const known = await passkeyRows(app, session);
  if (known.length >= maxPasskeys) throw refuse('passkeyLimitReached');
  const options = await creationOptions(
    { name: session.accountId, userHandle: userHandleOf(app, session) },
    { name: site.shown.site_name, host: request.host },
    known.filter(({ host }) => host === request.host),
  );
  const asked = { siteId: session.siteId, purpose: 'add', sessionId: session.sessionId } as const;
  return { options, challenge_token: await keepChallenge(app, asked, options.challenge, request) };
}

/**
 * Add the passkey that the browser has created, and notify the player as of every change of security.
 * Throws `passkeyExpired`, `invalidPasskey`, `passkeyTaken` or `passkeyLimitReached`.
 */
export async function addPasskey(
  app: App,
  session: PlayerSession,
  given: { token: string; name: string; credential: z.output<typeof createdPasskeySchema> },
  request: RequestFacts,
): Promise<Passkey> {
  const { siteId, playerId } = session;
  const asked = { siteId, purpose: 'add', sessionId: session.sessionId } as const;
  const challenge = await takeChallenge(app, asked, given.token, request);
  const credential = await verifiedCredential(given.credential, challenge, request);
  if (!credential) throw refuse('invalidPasskey');
  const passkey = {
    passkey_id: newId(),
    name: given.name,
    host: request.host,
    created_at: app.clock.now(),
    last_used_at: null,
  };
  try {
    await changeSecurity(app, session, 'passkey_added', async (trx) => {
      const known = await passkeyRows({ db: trx }, session);
      if (known.length >= maxPasskeys) throw refuse('passkeyLimitReached');
      await trx
        .insertInto('players.passkey')
        .values({
          ...passkey,
          site_id: siteId,
          player_id: playerId,
          credential_id: Buffer.from(credential.id, 'base64url'),
          public_key: Buffer.from(credential.publicKey),
          counter: BigInt(credential.counter),
          transports: given.credential.response.transports,
        })
        .execute();
    });
  } catch (error) {
    if (!(error instanceof pg.DatabaseError) || error.code !== uniqueViolation) throw error;
    throw refuse('passkeyTaken');
  }
  await logAccess(app, { ...session, outcome: 'passkey_added' }, request);
  return present(passkey);
}

/** The player's passkeys on all hosts of the site, the newest first. */
export async function listPasskeys(app: Pick<App, 'db'>, player: PlayerKey): Promise<Passkey[]> {
  return (await passkeyRows(app, player)).map(present);
}

/** Remove a passkey and notify the player. The caller must have required step-up. Throws `passkeyNotFound`. */
export async function removePasskey(
  app: App,
  session: PlayerSession,
  passkeyId: string,
  request: RequestFacts,
): Promise<void> {
  await changeSecurity(app, session, 'passkey_removed', async (trx) => {
    const removed = await trx
      .deleteFrom('players.passkey')
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .where('passkey_id', '=', passkeyId)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw refuse('passkeyNotFound');
  });
  await logAccess(app, { ...session, outcome: 'passkey_removed' }, request);
}

/** The rows of a player's passkeys, the newest first. */
export function passkeyRows(app: Pick<App, 'db'>, player: PlayerKey) {
  return app.db
    .selectFrom('players.passkey')
    .select(['passkey_id', 'name', 'host', 'created_at', 'last_used_at', 'credential_id', 'transports'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .orderBy('created_at', 'desc')
    .orderBy('passkey_id', 'desc')
    .execute();
}

/**
 * The user handle that a passkey keeps: always the same for a player, and meaningless to everyone who reads it on the
 * device.
 */
export function userHandleOf(app: Pick<App, 'players'>, { siteId, playerId }: PlayerKey) {
  const digest = app.players.vault.digest(`passkey:${siteId}:${playerId}`);
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
