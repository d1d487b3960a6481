import type { App, RequestFacts } from '../kernel/app.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { passwordMatches } from './password.ts';
import { openSession } from './session.ts';

/** Three failures in thirty minutes lock an account, the example of GLI-19 §2.5.3. */
export const failuresToLock = 3;
export const lockWindow_ms = 30 * 60_000;

export interface SignedIn {
  token: string;
  accountId: string;
  fullName: string;
  email: string;
}

/**
 * Sign a player in by password. The answer and its cost are the same for a wrong password and an unknown account, and an
 * unknown account is locked like a known one.
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

  if ((await recentFailures(app, site.siteId, accountId)) >= failuresToLock) {
    await logAccess(app, { ...access, outcome: 'locked' }, request);
    throw refuse('accountLocked');
  }
  if (!(await passwordMatches(player?.password_hash, credentials.password)) || !player) {
    await logAccess(app, { ...access, outcome: player ? 'wrong_password' : 'unknown_account' }, request);
    throw refuse('invalidCredentials');
  }
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

/** How often the password was wrong since the last time that it was right, within the window. */
async function recentFailures(app: App, siteId: number, accountId: string): Promise<number> {
  const since = new Date(app.clock.now().getTime() - lockWindow_ms);
  const rows = await app.db
    .selectFrom('players.access_log')
    .select('outcome')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('created_at', '>', since)
    .where('outcome', 'in', ['wrong_password', 'unknown_account', 'signed_in', 'verified'])
    .orderBy('created_at', 'desc')
    .orderBy('access_id', 'desc')
    .limit(failuresToLock)
    .execute();
  const lastSuccess = rows.findIndex(({ outcome }) => outcome === 'signed_in' || outcome === 'verified');
  return lastSuccess === -1 ? rows.length : lastSuccess;
}
