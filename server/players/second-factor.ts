import type { App } from './app.ts';
import type { PlayerSession } from './player-session.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { logAccess } from './access-log.ts';
import { forgetAttempts, releaseAttempt, reserveAttempt } from './login-attempts.ts';
import { requirePassword } from './password-check.ts';
import { changeSecurity } from './security-change.ts';
import { endSessions, type PlayerKey } from './session.ts';
import { newRecoveryCode, newTotpSecret, stepOfCode, totpUrl } from './totp.ts';

const recoveryCodes = 10;

/**
 * Create a secret for an authenticator app. It does not affect signing in until it is confirmed.
 * Throws `wrongPassword`, `accountLocked` or `twoFactorActive`.
 */
export async function beginTwoFactor(
  app: App,
  session: PlayerSession,
  password: string,
  request: RequestFacts,
): Promise<{ secret: string; url: string }> {
  const attempt = await requirePassword(app, session, password, request);
  await releaseAttempt(app, session.siteId, attempt);
  const secret = newTotpSecret();
  const begun = {
    secret_sealed: app.players.vault.seal(secret, ownerOf(session)),
    begun_at: app.clock.now(),
  };
  const written = await app.db
    .insertInto('players.two_factor')
    .values({ site_id: session.siteId, player_id: session.playerId, ...begun })
    .onConflict((conflict) =>
      conflict
        .columns(['site_id', 'player_id'])
        .doUpdateSet(begun)
        .where('players.two_factor.confirmed_at', 'is', null),
    )
    .executeTakeFirst();
  if (written.numInsertedOrUpdatedRows !== 1n) throw refuse('twoFactorActive');
  const site = await app.sites.byId(session.siteId);
  const url = totpUrl(secret, { issuer: site.shown.site_name, label: session.accountId });
  return { secret, url };
}

/**
 * Turn the second factor on after the app has produced a correct code. Returns the recovery codes.
 * Throws `twoFactorNotBegun`, `twoFactorActive`, `invalidTotp` or `accountLocked`.
 */
export async function confirmTwoFactor(
  app: App,
  session: PlayerSession,
  code: string,
  request: RequestFacts,
): Promise<string[]> {
  const begun = await twoFactorOf(app, session);
  if (!begun) throw refuse('twoFactorNotBegun');
  if (begun.confirmed_at) throw refuse('twoFactorActive');
  const place = { siteId: session.siteId, accountId: session.accountId, ip: request.ip };
  const attempt = await reserveAttempt(app, place);
  if (attempt === undefined) throw refuse('accountLocked');
  const step = stepOf(app, session, begun.secret_sealed, code);
  if (step === undefined) {
    await logAccess(app, { ...session, outcome: 'wrong_second_factor' }, request);
    throw refuse('invalidTotp');
  }
  const codes = Array.from({ length: recoveryCodes }, newRecoveryCode);
  await changeSecurity(app, session, 'second_factor_added', async (trx) => {
    const confirmed = await trx
      .updateTable('players.two_factor')
      .set({ confirmed_at: app.clock.now(), last_step: BigInt(step) })
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .where('secret_sealed', '=', begun.secret_sealed)
      .where('confirmed_at', 'is', null)
      .executeTakeFirst();
    if (confirmed.numUpdatedRows !== 1n) throw refuse('twoFactorNotBegun');
    await trx
      .insertInto('players.recovery_code')
      .values(
        codes.map((recovery) => ({
          site_id: session.siteId,
          player_id: session.playerId,
          code_digest: recoveryDigest(app, session, recovery),
        })),
      )
      .execute();
  });
  await releaseAttempt(app, session.siteId, attempt);
  await logAccess(app, { ...session, outcome: 'second_factor_added' }, request);
  return codes;
}

/**
 * Turn the second factor off. A wrong password or code counts as a failed attempt.
 * Throws `wrongPassword`, `accountLocked`, `twoFactorNotActive` or `invalidTotp`.
 */
export async function disableTwoFactor(
  app: App,
  session: PlayerSession,
  proof: { password: string; code: string },
  request: RequestFacts,
): Promise<void> {
  const attempt = await requirePassword(app, session, proof.password, request);
  const outcome = await takeSecondFactor(app, session, proof.code);
  if (outcome === 'none') {
    await releaseAttempt(app, session.siteId, attempt);
    throw refuse('twoFactorNotActive');
  }
  if (outcome !== 'taken') {
    await logAccess(app, { ...session, outcome: 'wrong_second_factor' }, request);
    throw refuse('invalidTotp');
  }
  await changeSecurity(app, session, 'second_factor_removed', async (trx) => {
    await trx
      .deleteFrom('players.two_factor')
      .where('site_id', '=', session.siteId)
      .where('player_id', '=', session.playerId)
      .execute();
  });
  await forgetAttempts(app, { siteId: session.siteId, accountId: session.accountId, ip: request.ip });
  await logAccess(app, { ...session, outcome: 'second_factor_removed' }, request);
}

/**
 * Remove a player's second factor for an operator, because they have lost it. Their sessions end. `record` runs in the
 * same transaction and receives how many ended. Throws `twoFactorNotActive`.
 */
export async function resetTwoFactor(
  app: App,
  player: PlayerKey,
  record: (trx: Database, ended: number) => Promise<void>,
): Promise<number> {
  return changeSecurity(app, player, 'second_factor_removed', async (trx) => {
    const removed = await trx
      .deleteFrom('players.two_factor')
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('confirmed_at', 'is not', null)
      .executeTakeFirst();
    if (removed.numDeletedRows !== 1n) throw refuse('twoFactorNotActive');
    const ended = await endSessions({ db: trx, clock: app.clock }, player, 'revoked');
    await record(trx, ended);
    return ended;
  });
}

/**
 * Check a code of a player's second factor: `none` if they have none, `missing` if no code is given, `wrong`, or
 * `taken`. A taken code does not work again.
 */
export async function takeSecondFactor(
  app: App,
  player: PlayerKey,
  code: string | undefined,
): Promise<'none' | 'missing' | 'wrong' | 'taken'> {
  const factor = await twoFactorOf(app, player);
  if (!factor?.confirmed_at) return 'none';
  if (code === undefined) return 'missing';
  if (code.includes('-')) {
    const used = await app.db
      .updateTable('players.recovery_code')
      .set({ used_at: app.clock.now() })
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('code_digest', '=', recoveryDigest(app, player, code))
      .where('used_at', 'is', null)
      .executeTakeFirst();
    return used.numUpdatedRows === 1n ? 'taken' : 'wrong';
  }
  const step = stepOf(app, player, factor.secret_sealed, code);
  if (step === undefined) return 'wrong';
  const taken = await app.db
    .updateTable('players.two_factor')
    .set({ last_step: BigInt(step) })
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('last_step', '<', BigInt(step))
    .executeTakeFirst();
  return taken.numUpdatedRows === 1n ? 'taken' : 'wrong';
}

/** Whether a player has a second factor, and how many of its recovery codes are unused. */
export async function secondFactorState(
  app: App,
  player: PlayerKey,
): Promise<{ active: boolean; recoveryCodesLeft: number }> {
  const factor = await twoFactorOf(app, player);
  if (!factor?.confirmed_at) return { active: false, recoveryCodesLeft: 0 };
  const left = await app.db
    .selectFrom('players.recovery_code')
    .select('code_digest')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('used_at', 'is', null)
    .execute();
  return { active: true, recoveryCodesLeft: left.length };
}

async function twoFactorOf(app: App, player: PlayerKey) {
  return app.db
    .selectFrom('players.two_factor')
    .select(['secret_sealed', 'confirmed_at'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirst();
}

/** The time step of a code, or undefined if it matches no step that is accepted at this time. */
function stepOf(app: App, player: PlayerKey, sealed: Buffer, code: string): number | undefined {
  return stepOfCode(app.players.vault.open(sealed, ownerOf(player)), code, app.clock.now());
}

function recoveryDigest(app: App, player: PlayerKey, code: string): Buffer {
  return app.players.vault.digest(`${ownerOf(player)}:${code}`);
}

function ownerOf({ siteId, playerId }: PlayerKey): string {
  return `${siteId}:${playerId}`;
}
