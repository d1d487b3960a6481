import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { logAccess } from './access-log.ts';
import { reserveAttempt } from './login-attempts.ts';
import { passwordMatches } from './password.ts';

/**
 * Ask a player who is signed in for his password once more, so that an open tab alone changes nothing that matters. A wrong
 * one counts as a failed try of the account. Answers the try, which is to be released or forgotten.
 * Throws `wrongPassword` or `accountLocked`.
 */
export async function requirePassword(
  app: App,
  session: PlayerSession,
  password: string,
  request: RequestFacts,
): Promise<string> {
  const { siteId, accountId } = session;
  const attempt = await reserveAttempt(app, { siteId, accountId, ip: request.ip });
  if (attempt === undefined) {
    await logAccess(app, { ...session, outcome: 'locked' }, request);
    throw refuse('accountLocked');
  }
  const player = await app.db
    .selectFrom('players.player')
    .select('password_hash')
    .where('site_id', '=', siteId)
    .where('player_id', '=', session.playerId)
    .executeTakeFirstOrThrow();
  if (!(await passwordMatches(player.password_hash, password))) {
    await logAccess(app, { ...session, outcome: 'wrong_password' }, request);
    throw refuse('wrongPassword');
  }
  return attempt;
}
