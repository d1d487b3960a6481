import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { challengeLife_ms } from '../players/passkey-ceremony.ts';
import { hashToken, newToken, sameSecret } from '../players/secrets.ts';

/** What a challenge is for. One for an operator who is signed in belongs to the session that asked. */
export type Asked =
  | { readonly purpose: 'sign_in' }
  | { readonly purpose: 'add' | 'step_up'; readonly sessionId: string };

/**
 * Keep a challenge until it is answered, as a hash. Returns the secret by which the page that asked names it. What has
 * expired is not kept any longer.
 */
export async function keepChallenge(
  app: Pick<App, 'db' | 'clock'>,
  asked: Asked,
  challenge: string,
  request: Pick<RequestFacts, 'origin'>,
): Promise<string> {
  const { token, hash } = newToken();
  const now = app.clock.now();
  await app.db.deleteFrom('operators.passkey_challenge').where('expires_at', '<=', now).execute();
  await app.db
    .insertInto('operators.passkey_challenge')
    .values({
      token_hash: hash,
      purpose: asked.purpose,
      origin: request.origin,
      challenge_hash: hashToken(challenge),
      session_id: sessionOf(asked),
      expires_at: new Date(now.getTime() + challengeLife_ms),
    })
    .execute();
  return token;
}

/**
 * Take a challenge: it is gone afterwards, so no answer can be replayed. Returns what tells whether a signed challenge is
 * the one that was asked. Throws `passkeyExpired` if it was taken before, is too old, or was asked for something else, in
 * another session or at another address.
 */
export async function takeChallenge(
  app: { readonly db: Database; readonly clock: App['clock'] },
  asked: Asked,
  token: string,
  request: Pick<RequestFacts, 'origin'>,
): Promise<(challenge: string) => boolean> {
  const taken = await app.db
    .deleteFrom('operators.passkey_challenge')
    .where('token_hash', '=', hashToken(token))
    .returning(['purpose', 'origin', 'challenge_hash', 'session_id', 'expires_at'])
    .executeTakeFirst();
  if (
    !taken ||
    taken.expires_at <= app.clock.now() ||
    taken.purpose !== asked.purpose ||
    taken.session_id !== sessionOf(asked) ||
    taken.origin !== request.origin
  ) {
    throw refuse('passkeyExpired');
  }
  return (challenge) => sameSecret(hashToken(challenge), taken.challenge_hash);
}

function sessionOf(asked: Asked): string | null {
  return asked.purpose === 'sign_in' ? null : asked.sessionId;
}
