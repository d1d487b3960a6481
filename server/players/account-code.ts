import type { App, RequestFacts } from '../kernel/app.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { verifiedContacts } from './contacts.ts';
import type { Channel } from './delivery/delivery.ts';
import {
  codeLife_s,
  codesPerDay,
  deliverCode,
  lockRecipient,
  maxAttempts,
  resendAfter_s,
  sentLately,
} from './one-time-code.ts';
import { hashCode, newCode, sameSecret } from './secrets.ts';

/**
 * Codes that an account's name asks for, before anybody has proved who he is: to sign in, to unlock, to set a new password.
 * A name that is nobody's is given the same answers, at the same cost, as one that is somebody's: a row is written for
 * either, tries are counted on it, and whose it is, is looked up only after the answer.
 */
export type AccountPurpose = 'login' | 'unlock' | 'password';

export interface AccountName {
  readonly siteId: number;
  readonly accountId: string;
  readonly purpose: AccountPurpose;
}

const day_ms = 24 * 3_600_000;

/**
 * Ask for a code. It is sent to a verified contact: by `channel` where that one is verified, else the other; and only
 * where the account's number is `contactPhone`, if one is given.
 * Throws `tacResendTooSoon` where the name asked a moment ago, or too often today.
 */
export async function requestAccountCode(
  app: App,
  site: Site,
  name: { accountId: string; purpose: AccountPurpose },
  wish: { channel: Channel; contactPhone?: string },
): Promise<void> {
  const { accountId, purpose } = name;
  const { siteId } = site;
  const now = app.clock.now();
  const codeId = newId();
  const code = newCode();
  await app.db.transaction().execute(async (trx) => {
    await takeTurn(trx, `code:${siteId}:${accountId}:${purpose}`);
    const asked = await trx
      .selectFrom('players.account_code')
      .select('requested_at')
      .where('site_id', '=', siteId)
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('requested_at', '>', new Date(now.getTime() - day_ms))
      .orderBy('requested_at', 'desc')
      .limit(codesPerDay)
      .execute();
    const pauseFrom = new Date(now.getTime() - resendAfter_s * 1000);
    const newest = asked[0];
    if (asked.length >= codesPerDay || (newest && newest.requested_at > pauseFrom)) {
      throw refuse('tacResendTooSoon');
    }
    await trx
      .insertInto('players.account_code')
      .values({
        site_id: siteId,
        account_id: accountId,
        code_id: codeId,
        purpose,
        code_hash: hashCode(codeId, code),
        requested_at: now,
        expires_at: new Date(now.getTime() + codeLife_s * 1000),
      })
      .execute();
  });
  app.players.afterwards('sending a one-time code', () =>
    sendAccountCode(app, site, { accountId, codeId, code }, wish),
  );
}

async function sendAccountCode(
  app: App,
  site: Site,
  issued: { accountId: string; codeId: string; code: string },
  wish: { channel: Channel; contactPhone?: string },
): Promise<void> {
  const player = await app.db
    .selectFrom('players.player')
    .select(['player_id', 'language', ...contactColumns])
    .where('site_id', '=', site.siteId)
    .where('account_id', '=', issued.accountId)
    .where('status', '<>', 'unverified')
    .executeTakeFirst();
  if (!player || (wish.contactPhone !== undefined && wish.contactPhone !== player.contact_phone)) return;
  const contacts = verifiedContacts(player);
  const contact = contacts.find(({ channel }) => channel === wish.channel) ?? contacts[0];
  if (!contact) return;

  const now = app.clock.now();
  const mayBeSent = await app.db.transaction().execute(async (trx) => {
    await lockRecipient(trx, site.siteId, contact.recipient);
    const sent = await sentLately(trx, now, site.siteId, contact.recipient);
    if (sent >= codesPerDay) return false;
    await trx
      .updateTable('players.account_code')
      .set({ player_id: player.player_id, ...contact })
      .where('site_id', '=', site.siteId)
      .where('code_id', '=', issued.codeId)
      .execute();
    return true;
  });
  if (!mayBeSent) {
    app.log.warn({ siteId: site.siteId }, 'a recipient has been sent all the codes of a day');
    return;
  }
  await deliverCode(app, site, { code: issued.code, language: player.language, ...contact });
}

/** A code that was right, and whose it is. It is good until `spendCode`. */
export interface ProvenCode {
  readonly siteId: number;
  readonly codeId: string;
  readonly playerId: bigint;
}

/**
 * Look at a code. Each try is counted before it is answered, so that tries made at once count as well. The code proves
 * nothing where the contact that it was sent to is no longer the player's.
 * Throws `tacNotRequested`, `tacExpired`, `tacAttemptsExceeded` or `invalidTac`.
 */
export async function proveCode(
  app: App,
  name: AccountName,
  code: string,
  request: RequestFacts,
): Promise<ProvenCode> {
  const { siteId, accountId } = name;
  const latest = await app.db
    .selectFrom('players.account_code')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('purpose', '=', name.purpose)
    .orderBy('requested_at', 'desc')
    .orderBy('code_id', 'desc')
    .executeTakeFirst();
  if (!latest || latest.consumed_at) throw refuse('tacNotRequested');
  if (latest.expires_at <= app.clock.now()) throw refuse('tacExpired');
  const counted = await app.db
    .updateTable('players.account_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('code_id', '=', latest.code_id)
    .where('attempts', '<', maxAttempts)
    .where('consumed_at', 'is', null)
    .returning('attempts')
    .executeTakeFirst();
  if (!counted) throw refuse('tacAttemptsExceeded');
  const isRight = sameSecret(latest.code_hash, hashCode(latest.code_id, code));
  if (!isRight || latest.player_id === null || !(await isStillHis(app.db, latest))) {
    await logAccess(app, { siteId, accountId, playerId: latest.player_id, outcome: 'wrong_code' }, request);
    throw refuse('invalidTac');
  }
  return { siteId, codeId: latest.code_id, playerId: latest.player_id };
}

/** Use a code up. Throws `tacNotRequested` where somebody else was quicker. */
export async function spendCode(app: App, { siteId, codeId }: ProvenCode): Promise<void> {
  const consumed = await app.db
    .updateTable('players.account_code')
    .set({ consumed_at: app.clock.now() })
    .where('site_id', '=', siteId)
    .where('code_id', '=', codeId)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (consumed.numUpdatedRows !== 1n) throw refuse('tacNotRequested');
}

const contactColumns = ['contact_phone', 'contact_email', 'phone_verified_at', 'email_verified_at'] as const;

async function isStillHis(
  db: Database,
  sent: { site_id: number; player_id: bigint | null; recipient: string | null },
): Promise<boolean> {
  if (sent.player_id === null) return false;
  const player = await db
    .selectFrom('players.player')
    .select(contactColumns)
    .where('site_id', '=', sent.site_id)
    .where('player_id', '=', sent.player_id)
    .executeTakeFirst();
  return (
    player !== undefined && verifiedContacts(player).some(({ recipient }) => recipient === sent.recipient)
  );
}

/** Forget codes and failed tries that say nothing any more. Answers how many rows went. */
export async function tidyCodes(app: App): Promise<number> {
  const before = new Date(app.clock.now().getTime() - 2 * day_ms);
  const codes = await app.db
    .deleteFrom('players.account_code')
    .where('requested_at', '<', before)
    .executeTakeFirst();
  const attempts = await app.db
    .deleteFrom('players.login_attempt')
    .where('created_at', '<', before)
    .executeTakeFirst();
  return Number(codes.numDeletedRows + attempts.numDeletedRows);
}
