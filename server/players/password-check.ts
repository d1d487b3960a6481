import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { logAccess } from './access-log.ts';
import { reserveAttempt } from './login-attempts.ts';
import { passwordMatches } from './password.ts';

/**
 * Ask a signed-in player for their password again, so that an open tab alone cannot change anything important. A wrong
 * password counts as a failed attempt. Returns the attempt, which the caller must release or forget.
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
