import type { App, RequestFacts } from '../kernel/app.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { forgetAttempts, reserveAttempt } from './login-attempts.ts';
import { passwordMatches } from './password.ts';
import { openSession } from './session.ts';

export interface SignedIn {
  token: string;
  accountId: string;
  fullName: string;
  email: string;
}

/**
 * Sign a player in by password. The answer and its cost are the same for a wrong password and an unknown account, and an
 * unknown account is locked like a known one. Too many tries at once are refused like too many one after the other.
 * Throws `invalidCredentials`, `accountLocked`, `accountNotVerified`, `BLOCK` or `CLOSE`.
 */
export async function login(
  app: App,
  site: Site,
  credentials: { accountId: string; password: string },
  request: RequestFacts,
): Promise<SignedIn> {
  const { accountId } = credentials;
  const player = await app.db
    .selectFrom('players.player')
    .select(['player_id', 'account_id', 'password_hash', 'full_name', 'contact_email', 'status'])
    .where('site_id', '=', site.siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const access = { siteId: site.siteId, accountId, playerId: player?.player_id ?? null };

  const place = { siteId: site.siteId, accountId, ip: request.ip };

  if (!(await reserveAttempt(app, place))) {
    await logAccess(app, { ...access, outcome: 'locked' }, request);
    throw refuse('accountLocked');
  }
  if (!(await passwordMatches(player?.password_hash, credentials.password)) || !player) {
    await logAccess(app, { ...access, outcome: player ? 'wrong_password' : 'unknown_account' }, request);
    throw refuse('invalidCredentials');
  }
  await forgetAttempts(app, place);
  if (player.status === 'blocked' || player.status === 'closed') {
    await logAccess(app, { ...access, outcome: player.status }, request);
    throw refuse(player.status === 'blocked' ? 'BLOCK' : 'CLOSE');
  }
  if (player.status === 'unverified') {
    await logAccess(app, { ...access, outcome: 'unverified' }, request);
    throw refuse('accountNotVerified');
  }
  await logAccess(app, { ...access, outcome: 'signed_in' }, request);
  const token = await openSession(app, { siteId: site.siteId, playerId: player.player_id }, request);
  return { token, accountId, fullName: player.full_name, email: player.contact_email };
}
