import type { App } from './app.ts';
import type { RequestFacts } from '../kernel/request-facts.ts';
import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { Site } from '../sites/site.ts';
import { logAccess } from './access-log.ts';
import { verifiedContacts } from './contacts.ts';
import type { Channel } from './delivery/delivery.ts';
import { isKnownAddress } from './known-address.ts';
import {
  codeLife_s,
  codesPerDay,
  deliverCode,
  lockRecipient,
  maxAttempts,
  resendAfter_s,
  sentLately,
  sentToStrangersLately,
} from './one-time-code.ts';
import { hashCode, newCode, sameSecret } from './secrets.ts';

/**
 * Codes that are requested with only an account's name, before anyone has proved who they are: to verify a sign-up
 * (signup-code.ts), to sign in, to unlock, or to set a new password. Except for a sign-up, an unknown name gets the
 * same answers at the same cost as a known one: a row is written and attempts are counted for both, and the player is
 * looked up only after the answer.
 */
export type AccountPurpose = 'register' | 'login' | 'unlock' | 'password';

export interface AccountName {
  readonly siteId: number;
  readonly accountId: string;
  readonly purpose: AccountPurpose;
}

const day_ms = 24 * 3_600_000;
/** How many codes of one address and purpose are valid at the same time. */
const goodAtOnce = 3;
/** How often a code can be tried from addresses that have not requested one. */
const maxForeignAttempts = 2;

/**
 * Request a code. It is sent to a verified contact, by `channel` if that one is verified, otherwise by the other. If
 * `contactPhone` is given, it is sent only if that is the account's number. Requests from other addresses do not count
 * here, so a stranger can neither use up the codes of the player's known addresses nor replace a code that is on its
 * way.
 * Throws `tacResendTooSoon` if the address requested a code for this name a moment ago, or too often today.
 */
export async function requestAccountCode(
  app: App,
  site: Site,
  name: { accountId: string; purpose: Exclude<AccountPurpose, 'register'> },
  wish: { channel: Channel; contactPhone?: string },
  request: Pick<RequestFacts, 'ip'>,
): Promise<void> {
  const { accountId } = name;
  const now = app.clock.now();
  const { codeId, code } = await app.db
    .transaction()
    .execute((trx) => writeCode(trx, now, { siteId: site.siteId, ...name }, request.ip));
  app.players.afterwards('sending a one-time code', () =>
    sendAccountCode(app, site, { accountId, codeId, code, ip: request.ip }, wish),
  );
}

/**
 * Store a code for a name. It belongs to no player until `allowSending`. Only requests from the same address count.
 * Throws `tacResendTooSoon` if the address requested a code for this name a moment ago, or too often today.
 */
export async function writeCode(
  trx: Database,
  now: Date,
  { siteId, accountId, purpose }: AccountName,
  ip: string,
): Promise<{ codeId: string; code: string }> {
  const from = addressKey(ip);
  await takeTurn(trx, `code:${siteId}:${accountId}:${purpose}`);
  const asked = await trx
    .selectFrom('players.account_code')
    .select('requested_at')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('requested_from', '=', sql<string>`${from}::inet`)
    .where('requested_at', '>', new Date(now.getTime() - day_ms))
    .orderBy('requested_at', 'desc')
    .limit(codesPerDay)
    .execute();
  const pauseFrom = new Date(now.getTime() - resendAfter_s * 1000);
  const newest = asked[0];
  if (asked.length >= codesPerDay || (newest && newest.requested_at > pauseFrom)) {
    throw refuse('tacResendTooSoon');
  }
  const codeId = newId();
  const code = newCode();
  await trx
    .insertInto('players.account_code')
    .values({
      site_id: siteId,
      account_id: accountId,
      code_id: codeId,
      purpose,
      code_hash: hashCode(codeId, code),
      requested_from: from,
      requested_at: now,
      expires_at: new Date(now.getTime() + codeLife_s * 1000),
    })
    .execute();
  return { codeId, code };
}

/**
 * The player who gets a code, the contact it is sent to, and whether the requesting address is known to be the
 * player's.
 */
export interface CodeReceiver {
  readonly playerId: bigint;
  readonly isKnown: boolean;
  readonly channel: Channel;
  readonly recipient: string;
}

/**
 * Assign a code to a player, unless the recipient has reached the daily limit. The player's known addresses have their
 * own limit; all other addresses share another one. Returns true if the code may be sent.
 */
export async function allowSending(
  trx: Database,
  now: Date,
  { siteId, codeId }: { siteId: number; codeId: string },
  { playerId, isKnown, channel, recipient }: CodeReceiver,
): Promise<boolean> {
  await lockRecipient(trx, siteId, recipient);
  const countsOf = isKnown ? sentLately : sentToStrangersLately;
  if ((await countsOf(trx, now, siteId, recipient)) >= codesPerDay) return false;
  await trx
    .updateTable('players.account_code')
    .set({ player_id: playerId, is_from_known: isKnown, channel, recipient })
    .where('site_id', '=', siteId)
    .where('code_id', '=', codeId)
    .execute();
  return true;
}

async function sendAccountCode(
  app: App,
  site: Site,
  issued: { accountId: string; codeId: string; code: string; ip: string },
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
  const place = { siteId: site.siteId, accountId: issued.accountId, ip: issued.ip };
  const isKnown = await isKnownAddress(app.db, now, place);
  const receiver = { playerId: player.player_id, isKnown, ...contact };
  const mayBeSent = await app.db
    .transaction()
    .execute((trx) => allowSending(trx, now, { siteId: site.siteId, codeId: issued.codeId }, receiver));
  if (!mayBeSent) {
    app.log.warn({ siteId: site.siteId }, 'a recipient has reached the daily limit of codes');
    return;
  }
  await deliverCode(app, site, { code: issued.code, language: player.language, ...contact });
}

/** A correct code with its player and channel. It stays valid until `spendCode`. */
export interface ProvenCode {
  readonly siteId: number;
  readonly codeId: string;
  readonly playerId: bigint;
  readonly channel: Channel;
}

/**
 * Check a code. An attempt is counted before it is answered, so parallel attempts count too. It counts on the newest
 * code that this address requested. If the address requested none (a player who moved from Wi-Fi to mobile data), it
 * counts separately on the newest code of any address, so strangers cannot use up the attempts of the address that
 * requested it. The address's last few codes are all valid, because messages can be late. A code proves nothing if it
 * was sent to a contact that is no longer the player's.
 * Throws `tacNotRequested`, `tacExpired`, `tacAttemptsExceeded` or `invalidTac`.
 */
export async function proveCode(
  app: App,
  name: AccountName,
  code: string,
  request: RequestFacts,
): Promise<ProvenCode> {
  const { siteId, accountId } = name;
  const now = app.clock.now();
  const { newest, codes, isOwn } = await codesFor(app.db, now, name, addressKey(request.ip));
  if (!newest || newest.consumed_at) throw refuse('tacNotRequested');
  if (newest.expires_at <= now) throw refuse('tacExpired');
  const counter = isOwn ? 'attempts' : 'foreign_attempts';
  const counted = await app.db
    .updateTable('players.account_code')
    .set((eb) => ({ [counter]: eb(counter, '+', 1) }))
    .where('site_id', '=', siteId)
    .where('code_id', '=', newest.code_id)
    .where(counter, '<', isOwn ? maxAttempts : maxForeignAttempts)
    .returning('consumed_at')
    .executeTakeFirst();
  if (!counted) throw refuse('tacAttemptsExceeded');
  // Another request may have used the code after it was read.
  if (counted.consumed_at) throw refuse('tacNotRequested');
  const right = codes.find(
    (sent) =>
      sent.expires_at > now && !sent.consumed_at && sameSecret(sent.code_hash, hashCode(sent.code_id, code)),
  );
  if (!right || right.player_id === null || !(await isStillTheirs(app.db, right))) {
    await logAccess(app, { siteId, accountId, playerId: newest.player_id, outcome: 'wrong_code' }, request);
    throw refuse('invalidTac');
  }
  const channel = right.channel === 'email' ? 'email' : 'sms';
  return { siteId, codeId: right.code_id, playerId: right.player_id, channel };
}

/** The codes that an address may use, newest first: its own, or those of other addresses if it has no valid one. */
async function codesFor(db: Database, now: Date, name: AccountName, from: string) {
  const latest = db
    .selectFrom('players.account_code')
    .selectAll()
    .where('site_id', '=', name.siteId)
    .where('account_id', '=', name.accountId)
    .where('purpose', '=', name.purpose)
    .orderBy('requested_at', 'desc')
    .orderBy('code_id', 'desc')
    .limit(goodAtOnce);
  const own = await latest.where('requested_from', '=', sql<string>`${from}::inet`).execute();
  const all = await latest.execute();
  const isGood = (code: (typeof own)[number] | undefined): boolean =>
    code !== undefined && !code.consumed_at && code.expires_at > now;
  const isOwn = own.length > 0 && (isGood(own[0]) || !isGood(all[0]));
  const codes = isOwn ? own : all;
  return { newest: codes[0], codes, isOwn };
}

/** Use a code up. Throws `tacNotRequested` if another request used it first. */
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

/**
 * True if the code was sent to a contact that is still the player's. For a sign-up, the application must also still be
 * the same.
 */
async function isStillTheirs(
  db: Database,
  sent: {
    site_id: number;
    player_id: bigint | null;
    recipient: string | null;
    purpose: string;
    requested_at: Date;
  },
): Promise<boolean> {
  if (sent.player_id === null) return false;
  const player = await db
    .selectFrom('players.player')
    .select(['status', 'created_at', ...contactColumns])
    .where('site_id', '=', sent.site_id)
    .where('player_id', '=', sent.player_id)
    .executeTakeFirst();
  if (!player) return false;
  if (sent.purpose !== 'register') {
    return verifiedContacts(player).some(({ recipient }) => recipient === sent.recipient);
  }
  return (
    player.status === 'unverified' &&
    sent.requested_at >= player.created_at &&
    (sent.recipient === player.contact_phone || sent.recipient === player.contact_email)
  );
}
