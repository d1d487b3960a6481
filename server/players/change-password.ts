import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { proveCode, spendCode } from './account-code.ts';
import { forgetAttempts, releaseAttempt } from './login-attempts.ts';
import { requirePassword } from './password-check.ts';
import { requireGoodPassword } from './password-policy.ts';
import { hashPassword } from './password.ts';
import { changeSecurity } from './security-change.ts';
import { endSessions, type PlayerKey } from './session.ts';

/**
 * Change a signed-in player's password and end their other sessions. Returns how many were ended.
 * Throws `passwordTooCommon`, `passwordHasAccount`, `wrongPassword`, `samePassword` or `accountLocked`.
 */
export async function changePassword(
  app: App,
  session: PlayerSession,
  change: { password: string; newPassword: string },
  request: RequestFacts,
): Promise<number> {
  await requireGoodPassword(change.newPassword, session.accountId);
  const attempt = await requirePassword(app, session, change.password, request);
  await releaseAttempt(app, session.siteId, attempt);
  if (change.password === change.newPassword) throw refuse('samePassword');
  await setPassword(app, session, change.newPassword);
  const ended = await endSessions(app, session, 'password', session.sessionId);
  await logAccess(app, { ...session, outcome: 'password_changed' }, request);
  return ended;
}

/**
 * Set a new password with a requested code. Ends all sessions and lifts the lock of this address.
 * Throws `passwordTooCommon`, `passwordHasAccount`, the refusals of a code, `BLOCK` or `CLOSE`.
 */
export async function resetPassword(
  app: App,
  site: Site,
  reset: { accountId: string; code: string; newPassword: string },
  request: RequestFacts,
): Promise<void> {
  const { siteId } = site;
  const { accountId } = reset;
  await requireGoodPassword(reset.newPassword, accountId);
  const proven = await proveCode(app, { siteId, accountId, purpose: 'password' }, reset.code, request);
  const { status } = await app.db
    .selectFrom('players.player')
    .select('status')
    .where('site_id', '=', siteId)
    .where('player_id', '=', proven.playerId)
    .executeTakeFirstOrThrow();
  if (status === 'blocked') throw refuse('BLOCK');
  if (status === 'closed') throw refuse('CLOSE');
  await spendCode(app, proven);
  await setPassword(app, proven, reset.newPassword);
  await endSessions(app, proven, 'password');
  await forgetAttempts(app, { siteId, accountId, ip: request.ip });
  await logAccess(app, { siteId, accountId, playerId: proven.playerId, outcome: 'password_reset' }, request);
}

async function setPassword(app: App, player: PlayerKey, password: string): Promise<void> {
  const passwordHash = await hashPassword(password);
  await changeSecurity(app, player, 'password', async (trx) => {
    await trx
      .updateTable('players.player')
      .set({ password_hash: passwordHash })
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .execute();
  });
}
