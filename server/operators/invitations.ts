import type { App } from './app.ts';
import { replaceRecoveryCodes, sealOwner } from './second-factor.ts';
import { openSession, type OperatorSession } from './session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { requireGoodPassword } from '../players/password-policy.ts';
import { hashPassword } from '../players/password.ts';
import { hashToken, newToken } from '../players/secrets.ts';
import { newTotpSecret, stepOfCode, totpUrl } from '../players/totp.ts';

/** How long the link of an invitation works. */
const invitationLife_ms = 3_600_000;

/** What an authenticator app shows above the code. */
const issuer = 'Marquee console';

/**
 * Invite an operator to enrol: to choose a password and set up an authenticator app. Earlier invitations no longer work.
 * Returns the secret of the link, which is stored only as a hash.
 */
export async function inviteToEnrol(
  app: App,
  trx: Database,
  operatorId: string,
): Promise<{ token: string; expiresAt: Date; totpSecret: string }> {
  const now = app.clock.now();
  await trx
    .updateTable('operators.invitation')
    .set({ used_at: now })
    .where('operator_id', '=', operatorId)
    .where('used_at', 'is', null)
    .execute();
  const { token, hash } = newToken();
  const totpSecret = newTotpSecret();
  const expiresAt = new Date(now.getTime() + invitationLife_ms);
  await trx
    .insertInto('operators.invitation')
    .values({
      invitation_id: newId(),
      operator_id: operatorId,
      token_hash: hash,
      totp_sealed: app.players.vault.seal(totpSecret, sealOwner(operatorId)),
      created_at: now,
      expires_at: expiresAt,
    })
    .execute();
  return { token, expiresAt, totpSecret };
}

/** What an invitation is for. Throws `invitationInvalid`. */
export async function showInvitation(app: App, token: string) {
  const found = await findInvitation(app, app.db, token);
  const secret = app.players.vault.open(found.totp_sealed, sealOwner(found.operator_id));
  return {
    email: found.email,
    name: found.name,
    expires_at: found.expires_at.toISOString(),
    totp_secret: secret,
    totp_url: totpUrl(secret, { issuer, label: found.email }),
  };
}

/**
 * Enrol by an invitation: set the password and the second factor, and open a session. The recovery codes are returned
 * once. Throws `invitationInvalid`, `secondFactorWrong`, `passwordTooCommon` or `passwordHasAccount`.
 */
export async function enrol(
  app: App,
  trx: Database,
  given: { token: string; name?: string | undefined; password: string; totp: string },
  request: Pick<RequestFacts, 'ip' | 'userAgent'>,
): Promise<{ token: string; session: OperatorSession; recoveryCodes: string[] }> {
  const found = await findInvitation(app, trx, given.token);
  const operatorId = found.operator_id;
  const [account = found.email] = found.email.split('@');
  await requireGoodPassword(given.password, account);
  const secret = app.players.vault.open(found.totp_sealed, sealOwner(operatorId));
  const step = stepOfCode(secret, given.totp, app.clock.now());
  if (step === undefined) throw refuse('secondFactorWrong');
  const used = await trx
    .updateTable('operators.invitation')
    .set({ used_at: app.clock.now() })
    .where('invitation_id', '=', found.invitation_id)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  if (used.numUpdatedRows !== 1n) throw refuse('invitationInvalid');
  const name = given.name ?? found.name;
  await trx
    .updateTable('operators.operator')
    .set({
      name,
      password_hash: await hashPassword(given.password),
      totp_sealed: found.totp_sealed,
      last_step: BigInt(step),
      state: 'active',
    })
    .where('operator_id', '=', operatorId)
    .execute();
  const recoveryCodes = await replaceRecoveryCodes(app, trx, operatorId);
  const opened = await openSession(app, trx, { operatorId, email: found.email, name }, request);
  return { ...opened, recoveryCodes };
}

async function findInvitation(app: App, db: Database, token: string) {
  const found = await db
    .selectFrom('operators.invitation as invitation')
    .innerJoin('operators.operator as operator', 'operator.operator_id', 'invitation.operator_id')
    .select([
      'invitation.invitation_id',
      'invitation.operator_id',
      'invitation.totp_sealed',
      'invitation.expires_at',
      'operator.email',
      'operator.name',
    ])
    .where('invitation.token_hash', '=', hashToken(token))
    .where('invitation.used_at', 'is', null)
    .where('invitation.expires_at', '>', app.clock.now())
    .where('operator.state', '=', 'invited')
    .executeTakeFirst();
  if (!found) throw refuse('invitationInvalid');
  return found;
}
