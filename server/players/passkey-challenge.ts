import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { challengeLife_ms } from './passkey-ceremony.ts';
import { hashToken, newToken } from './secrets.ts';

/** What a challenge is for. One for a signed-in player belongs to the session that asked. */
type Asked =
  | { readonly siteId: number; readonly purpose: 'sign_in' }
  | { readonly siteId: number; readonly purpose: 'add' | 'step_up'; readonly sessionId: string };

/**
 * Keep a challenge until it is answered. Returns the secret by which the page that asked names it; without it the
 * signature alone is worth nothing.
 */
export async function keepChallenge(
  app: Pick<App, 'db' | 'clock'>,
  asked: Asked,
  challenge: string,
  request: Pick<RequestFacts, 'origin'>,
): Promise<string> {
  const { token, hash } = newToken();
  await app.db
    .insertInto('players.passkey_challenge')
    .values({
      site_id: asked.siteId,
      token_hash: hash,
      purpose: asked.purpose,
      origin: request.origin,
      challenge,
      session_id: asked.purpose === 'sign_in' ? null : asked.sessionId,
      expires_at: new Date(app.clock.now().getTime() + challengeLife_ms),
    })
    .execute();
  return token;
}

/**
 * Take a challenge. It is gone afterwards, so no answer can be replayed.
 * Throws `passkeyExpired` if it was taken before, is too old, or was asked for something else, in another session or at
 * another address of the site.
 */
export async function takeChallenge(
  app: Pick<App, 'db' | 'clock'>,
  asked: Asked,
  token: string,
  request: Pick<RequestFacts, 'origin'>,
): Promise<string> {
  const taken = await app.db
    .deleteFrom('players.passkey_challenge')
    .where('site_id', '=', asked.siteId)
    .where('token_hash', '=', hashToken(token))
    .returning(['purpose', 'origin', 'challenge', 'session_id', 'expires_at'])
    .executeTakeFirst();
  const sessionId = asked.purpose === 'sign_in' ? null : asked.sessionId;
  if (
    !taken ||
    taken.expires_at <= app.clock.now() ||
    taken.purpose !== asked.purpose ||
    taken.session_id !== sessionId ||
    taken.origin !== request.origin
  ) {
    throw refuse('passkeyExpired');
  }
  return taken.challenge;
}
