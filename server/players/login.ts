import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { refuse } from '../kernel/errors.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { proveCode, spendCode } from './account-code.ts';
import {
  forgetAttempts,
  isLocked,
  releaseAttempt,
  reserveAttempt,
  type LoginPlace,
} from './login-attempts.ts';
import { passwordMatches } from './password.ts';
import { takeSecondFactor } from './second-factor.ts';
import { openSession } from './session.ts';

export interface SignedIn {
  token: string;
  accountId: string;
  fullName: string;
  email: string;
}

/**
 * Sign a player in by password. A wrong password and an unknown account have the same answer and cost, and an unknown
 * account is locked like a known one. Parallel attempts count like consecutive ones.
 * Throws `invalidCredentials`, `accountLocked`, `accountNotVerified`, `twoFactorRequired`, `invalidTotp`, `BLOCK` or
 * `CLOSE`.
 */
export async function login(
  app: App,
  site: Site,
  credentials: { accountId: string; password: string; totp?: string },
  request: RequestFacts,
): Promise<SignedIn> {
  const { siteId } = site;
  const { accountId } = credentials;
  const player = await app.db
    .selectFrom('players.player')
    .select(signInColumns)
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const access = { siteId, accountId, playerId: player?.player_id ?? null };
  const attempt = await requireAttempt(app, access, request);
  if (!(await passwordMatches(player?.password_hash, credentials.password)) || !player) {
    await logAccess(app, { ...access, outcome: player ? 'wrong_password' : 'unknown_account' }, request);
    throw refuse('invalidCredentials');
  }
  return letIn(
    app,
    { siteId, accountId, ip: request.ip, attempt },
    player,
    { totp: credentials.totp },
    request,
  );
}

/**
 * Sign a player in by a code that was sent to them. A wrong code and an unknown account have the same answer and cost.
 * A code has its own limit of attempts, and failed ones do not lock the account.
 * Throws the refusals of a code, `accountLocked`, `twoFactorRequired`, `invalidTotp`, `BLOCK` or `CLOSE`.
 */
export async function loginByCode(
  app: App,
  site: Site,
  credentials: { accountId: string; code: string; totp?: string },
  request: RequestFacts,
): Promise<SignedIn> {
  const { siteId } = site;
  const { accountId } = credentials;
  if (await isLocked(app.db, app.clock.now(), { siteId, accountId, ip: request.ip })) {
    await logAccess(app, { siteId, accountId, playerId: null, outcome: 'locked' }, request);
    throw refuse('accountLocked');
  }
  const name = { siteId, accountId, purpose: 'login' } as const;
  const proven = await proveCode(app, name, credentials.code, request);
  // From here on, this is an attempt at the second factor.
  const access = { siteId, accountId, playerId: proven.playerId };
  const attempt = await requireAttempt(app, access, request, { isProven: true });
  const player = await app.db
    .selectFrom('players.player')
    .select(signInColumns)
    .where('site_id', '=', siteId)
    .where('player_id', '=', proven.playerId)
    .executeTakeFirstOrThrow();
  const place = { siteId, accountId, ip: request.ip, attempt };
  return letIn(app, place, player, { totp: credentials.totp }, request, () => spendCode(app, proven));
}

/**
 * Lift the lock of this address with a code that was sent to the account. The address then counts as known, so
 * strangers can no longer slow it down.
 * Throws the refusals of a code.
 */
export async function unlock(
  app: App,
  site: Site,
  proof: { accountId: string; code: string },
  request: RequestFacts,
): Promise<void> {
  const { siteId } = site;
  const { accountId } = proof;
  const proven = await proveCode(app, { siteId, accountId, purpose: 'unlock' }, proof.code, request);
  await spendCode(app, proven);
  await forgetAttempts(app, { siteId, accountId, ip: request.ip });
  await logAccess(app, { siteId, accountId, playerId: proven.playerId, outcome: 'unlocked' }, request);
}

/** What `letIn` needs to know about a player. */
export const signInColumns = [
  'player_id',
  'account_id',
  'password_hash',
  'full_name',
  'contact_email',
  'status',
] as const;

/** Count an attempt before the proof is checked. Throws `accountLocked`. */
export async function requireAttempt(
  app: App,
  access: { siteId: number; accountId: string; playerId: bigint | null },
  request: RequestFacts,
  how: { isProven?: boolean } = {},
): Promise<string> {
  const place = { siteId: access.siteId, accountId: access.accountId, ip: request.ip };
  const attempt = await reserveAttempt(app, place, how);
  if (attempt !== undefined) return attempt;
  await logAccess(app, { ...access, outcome: 'locked' }, request);
  throw refuse('accountLocked');
}

/**
 * The last steps of every sign-in, after the first factor is proved. `spend` uses up that proof. A missing second
 * factor is not a failed attempt; a wrong one is and keeps counting. `provedBoth`: the proof counts as both factors.
 */
export async function letIn(
  app: App,
  place: LoginPlace & { readonly attempt: string },
  player: {
    player_id: bigint;
    account_id: string;
    full_name: string;
    contact_email: string;
    status: string;
  },
  second: { readonly totp: string | undefined } | 'provedBoth',
  request: RequestFacts,
  spend: () => Promise<void> = async () => undefined,
): Promise<SignedIn> {
  const { siteId, accountId } = place;
  const key = { siteId, playerId: player.player_id };
  const access = { ...key, accountId };
  if (player.status === 'blocked' || player.status === 'closed' || player.status === 'unverified') {
    await releaseAttempt(app, siteId, place.attempt);
    await logAccess(app, { ...access, outcome: player.status }, request);
    if (player.status === 'unverified') throw refuse('accountNotVerified');
    throw refuse(player.status === 'blocked' ? 'BLOCK' : 'CLOSE');
  }
  const factor = second === 'provedBoth' ? 'taken' : await takeSecondFactor(app, key, second.totp);
  if (factor === 'missing') {
    await releaseAttempt(app, siteId, place.attempt);
    throw refuse('twoFactorRequired');
  }
  if (factor === 'wrong') {
    await logAccess(app, { ...access, outcome: 'wrong_second_factor' }, request);
    throw refuse('invalidTotp');
  }
  await spend().catch(async (error: unknown) => {
    await releaseAttempt(app, siteId, place.attempt);
    throw error;
  });
  await forgetAttempts(app, place);
  await logAccess(app, { ...access, outcome: 'signed_in' }, request);
  const token = await openSession(app, key, request);
  return {
    token,
    accountId: player.account_id,
    fullName: player.full_name,
    email: player.contact_email,
  };
}
