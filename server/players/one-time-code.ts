import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { takeTurn } from '../kernel/turn.ts';
import type { Site } from '../sites/site.ts';
import { codeMessage } from './delivery/messages.ts';
import type { Channel } from './delivery/delivery.ts';
import { hashCode, newCode, sameSecret } from './secrets.ts';

/** One-time codes (TAC) have six digits, five attempts and five minutes. Another can be requested after one minute. */
export const codeLife_s = 300;
export const resendAfter_s = 60;
export const maxAttempts = 5;
/**
 * How many codes a site sends to one number or address in 24 hours, because messages cost money and annoy. Requests
 * from addresses that the player does not use count separately.
 */
export const codesPerDay = 10;
/** Part of every answer that sent a code. */
export const resendPolicy = { resend_after_s: resendAfter_s, expires_after_s: codeLife_s };
const day_ms = 24 * 3_600_000;

/** The purposes of codes for signed-in players. Codes requested with only a name are in account-code.ts. */
export type CodePurpose = 'change_sms' | 'change_email';

export interface Contact {
  contactPhone: string;
  contactEmail: string;
}

/** The contact that a code was sent to. */
export interface SentTo {
  readonly channel: Channel;
  readonly recipient: string;
}

export interface CodeRecipient extends Contact {
  playerId: bigint;
  language: string;
}

/** A stored code that is delivered after the transaction has committed. */
export interface IssuedCode extends SentTo {
  readonly code: string;
  readonly language: string;
}

/**
 * Store a code for a player and invalidate the earlier ones. Call it in a transaction that rolls back on a refusal.
 * Until the transaction ends, no other code can be issued for the same number or address.
 * Throws `tacResendTooSoon` if the player or the recipient was sent one a moment ago, or the recipient too many today.
 */
export async function issueCode(
  trx: Database,
  now: Date,
  siteId: number,
  to: CodeRecipient,
  purpose: CodePurpose,
  channel: Channel,
): Promise<IssuedCode> {
  const recipient = contactOf(to, channel);
  await lockRecipient(trx, siteId, recipient);
  const pauseFrom = new Date(now.getTime() - resendAfter_s * 1000);
  const last = await latestCode(trx, siteId, to.playerId, purpose);
  if (last && last.sent_at > pauseFrom) throw refuse('tacResendTooSoon');
  const newest = await trx
    .selectFrom('players.one_time_code')
    .select('sent_at')
    .where('site_id', '=', siteId)
    .where('recipient', '=', recipient)
    .where('sent_at', '>', pauseFrom)
    .executeTakeFirst();
  if (newest || (await sentLately(trx, now, siteId, recipient)) >= codesPerDay) {
    throw refuse('tacResendTooSoon');
  }

  await trx
    .updateTable('players.one_time_code')
    .set({ expires_at: now })
    .where('site_id', '=', siteId)
    .where('player_id', '=', to.playerId)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .execute();
  const codeId = newId();
  const code = newCode();
  await trx
    .insertInto('players.one_time_code')
    .values({
      site_id: siteId,
      player_id: to.playerId,
      code_id: codeId,
      purpose,
      channel,
      recipient,
      code_hash: hashCode(codeId, code),
      sent_at: now,
      expires_at: new Date(now.getTime() + codeLife_s * 1000),
    })
    .execute();
  return { code, channel, recipient, language: to.language };
}

/** Send an issued code. Throws `deliveryFailed` if the gateway did not accept the message. */
export async function deliverCode(app: App, site: Site, issued: IssuedCode): Promise<void> {
  const { code, channel, recipient, language } = issued;
  try {
    await app.delivery.send({
      siteId: site.siteId,
      channel,
      recipient,
      ...codeMessage(language, { site: site.shown.site_name, code, minutes: codeLife_s / 60 }),
    });
  } catch (error) {
    app.log.error({ err: error, channel }, 'a one-time code could not be delivered');
    throw refuse('deliveryFailed');
  }
}

/**
 * Use up a player's code and return the contact that it proves. Each attempt is counted before it is answered, so
 * parallel attempts count too.
 * Throws `tacNotRequested`, `tacExpired`, `tacAttemptsExceeded` or `invalidTac`.
 */
export async function consumeCode(
  app: App,
  player: { siteId: number; playerId: bigint },
  purpose: CodePurpose,
  code: string,
): Promise<SentTo> {
  const { siteId, playerId } = player;
  const latest = await latestCode(app.db, siteId, playerId, purpose);
  if (!latest || latest.consumed_at) throw refuse('tacNotRequested');
  const sent = {
    channel: latest.channel === 'email' ? 'email' : 'sms',
    recipient: latest.recipient,
  } as const;
  if (latest.expires_at <= app.clock.now()) throw refuse('tacExpired');
  const counted = await app.db
    .updateTable('players.one_time_code')
    .set((eb) => ({ attempts: eb('attempts', '+', 1) }))
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('code_id', '=', latest.code_id)
    .where('attempts', '<', maxAttempts)
    .returning('consumed_at')
    .executeTakeFirst();
  if (!counted) throw refuse('tacAttemptsExceeded');
  // Of two parallel uses of a code, the other may have consumed it since it was read.
  if (counted.consumed_at) throw refuse('tacNotRequested');
  if (!sameSecret(latest.code_hash, hashCode(latest.code_id, code))) throw refuse('invalidTac');
  const consumed = await app.db
    .updateTable('players.one_time_code')
    .set({ consumed_at: app.clock.now() })
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('code_id', '=', latest.code_id)
    .where('consumed_at', 'is', null)
    .executeTakeFirst();
  if (consumed.numUpdatedRows !== 1n) throw refuse('tacNotRequested');
  return sent;
}

/** Until the transaction ends, no other code is issued for the same number or address. */
export async function lockRecipient(trx: Database, siteId: number, recipient: string): Promise<void> {
  await takeTurn(trx, `code:${siteId}:${recipient}`);
}

/**
 * How many codes a number or address was sent within `window_ms`, 24 hours by default. Codes that strangers requested
 * with the account's name are counted by `sentToStrangersLately`, so that they do not reduce the player's limit.
 */
export async function sentLately(
  trx: Database,
  now: Date,
  siteId: number,
  recipient: string,
  window_ms = day_ms,
): Promise<number> {
  const from = new Date(now.getTime() - window_ms);
  const { count } = await trx
    .selectNoFrom((eb) =>
      eb(
        eb
          .selectFrom('players.one_time_code')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('site_id', '=', siteId)
          .where('recipient', '=', recipient)
          .where('sent_at', '>', from),
        '+',
        eb
          .selectFrom('players.account_code')
          .select(sql<number>`count(*)::int`.as('count'))
          .where('site_id', '=', siteId)
          .where('recipient', '=', recipient)
          .where('is_from_known', '=', true)
          .where('requested_at', '>', from),
      ).as('count'),
    )
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** How many codes were sent there on request of addresses that are not known to be the player's. */
export async function sentToStrangersLately(
  trx: Database,
  now: Date,
  siteId: number,
  recipient: string,
  window_ms = day_ms,
): Promise<number> {
  const { count } = await trx
    .selectFrom('players.account_code')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('site_id', '=', siteId)
    .where('recipient', '=', recipient)
    .where('is_from_known', '=', false)
    .where('requested_at', '>', new Date(now.getTime() - window_ms))
    .executeTakeFirstOrThrow();
  return count;
}

/** The contact of a player's latest code for a purpose while the code is valid, otherwise undefined. */
export async function awaitedContact(
  db: Database,
  now: Date,
  player: { siteId: number; playerId: bigint },
  purpose: CodePurpose,
): Promise<string | undefined> {
  const latest = await latestCode(db, player.siteId, player.playerId, purpose);
  return latest && !latest.consumed_at && latest.expires_at > now ? latest.recipient : undefined;
}

export function contactOf(contact: Contact, channel: Channel): string {
  return channel === 'sms' ? contact.contactPhone : contact.contactEmail;
}

async function latestCode(db: Database, siteId: number, playerId: bigint, purpose: CodePurpose) {
  return db
    .selectFrom('players.one_time_code')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .where('purpose', '=', purpose)
    .orderBy('sent_at', 'desc')
    .orderBy('code_id', 'desc')
    .executeTakeFirst();
}
