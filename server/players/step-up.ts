import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import { logAccess } from './access-log.ts';
import { forgetAttempts, releaseAttempt } from './login-attempts.ts';
import { requirePassword } from './password-check.ts';
import { secondFactorState, takeSecondFactor } from './second-factor.ts';
import { hashToken, newToken, sameSecret } from './secrets.ts';

/** How long a proof allows sensitive calls. */
export const stepUpLife_s = 300;

/**
 * Step-up: a stolen session must not be enough to take over an account. The player enters their password, and a code if
 * they have a second factor, and gets a proof for the sensitive calls of this session. The proof is a separate secret,
 * so someone else with the same session token gains nothing when the player steps up.
 * Throws `wrongPassword`, `accountLocked`, `twoFactorRequired` or `invalidTotp`.
 */
export async function proveOnceMore(
  app: App,
  session: PlayerSession,
  given: { password: string; totp?: string | undefined },
  request: RequestFacts,
): Promise<string> {
  const attempt = await requirePassword(app, session, given.password, request);
  const factor = await takeSecondFactor(app, session, given.totp);
  if (factor === 'missing') {
    await releaseAttempt(app, session.siteId, attempt);
    throw refuse('twoFactorRequired');
  }
  if (factor === 'wrong') {
    await logAccess(app, { ...session, outcome: 'wrong_second_factor' }, request);
    throw refuse('invalidTotp');
  }
  const proof = await grantProof(app, session);
  await forgetAttempts(app, { siteId: session.siteId, accountId: session.accountId, ip: request.ip });
  await logAccess(app, { ...session, outcome: 'stepped_up' }, request);
  return proof;
}

/** Give a session a new proof. The caller must have verified that the player is present. */
export async function grantProof(app: Pick<App, 'db' | 'clock'>, session: PlayerSession): Promise<string> {
  const { token, hash } = newToken();
  const until = new Date(app.clock.now().getTime() + stepUpLife_s * 1000);
  await app.db
    .updateTable('players.session')
    .set({ step_up_hash: hash, step_up_until: until })
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('session_id', '=', session.sessionId)
    .execute();
  return token;
}

/** Throws `stepUpRequired` unless the proof belongs to this session and is still valid. */
export async function requireStepUp(
  app: Pick<App, 'db' | 'clock'>,
  session: PlayerSession,
  proof: string | undefined,
): Promise<void> {
  if (proof === undefined) throw refuse('stepUpRequired');
  const row = await app.db
    .selectFrom('players.session')
    .select(['step_up_hash', 'step_up_until'])
    .where('site_id', '=', session.siteId)
    .where('player_id', '=', session.playerId)
    .where('session_id', '=', session.sessionId)
    .executeTakeFirst();
  if (!row?.step_up_hash || !row.step_up_until || row.step_up_until <= app.clock.now()) {
    throw refuse('stepUpRequired');
  }
  if (!sameSecret(row.step_up_hash, hashToken(proof))) throw refuse('stepUpRequired');
}

/**
 * As `requireStepUp`, for calls that ask for the password themselves: a proof is needed only if the player has a second
 * factor.
 */
export async function requireSecondFactorStepUp(
  app: App,
  session: PlayerSession,
  proof: string | undefined,
): Promise<void> {
  const { active } = await secondFactorState(app, session);
  if (active) await requireStepUp(app, session, proof);
}
