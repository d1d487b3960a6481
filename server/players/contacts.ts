import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { SentTo } from './one-time-code.ts';
import type { Channel } from './delivery/delivery.ts';

export interface VerifiedContact {
  readonly channel: Channel;
  readonly recipient: string;
}

/** The player's verified contacts, the phone number first. */
export function verifiedContacts(player: {
  contact_phone: string;
  contact_email: string;
  phone_verified_at: Date | null;
  email_verified_at: Date | null;
}): VerifiedContact[] {
  return [
    ...(player.phone_verified_at ? [{ channel: 'sms' as const, recipient: player.contact_phone }] : []),
    ...(player.email_verified_at ? [{ channel: 'email' as const, recipient: player.contact_email }] : []),
  ];
}

/**
 * Check that a number or address can become a player's: no other player has verified it, and no code that could verify
 * it for another player is on its way. A contact that was only entered, such as the number at a sign-up by e-mail, does
 * not block its owner. E-mail addresses are compared by mailbox, however they are written.
 * Throws `phoneTaken` or `emailTaken`.
 */
export async function requireFree(
  db: Database,
  now: Date,
  siteId: number,
  contact: { contact_phone?: string; contact_email?: string },
  exceptPlayerId?: bigint,
): Promise<void> {
  const { contact_phone, contact_email } = contact;
  const others = exceptPlayerId ?? 0n;
  if (contact_phone !== undefined) {
    const verified = await db
      .selectFrom('players.player')
      .select('player_id')
      .where('site_id', '=', siteId)
      .where('contact_phone', '=', contact_phone)
      .where('phone_verified_at', 'is not', null)
      .where('player_id', '<>', others)
      .executeTakeFirst();
    if (
      verified ||
      (await isAwaited(db, now, siteId, { channel: 'sms', recipient: contact_phone }, others))
    ) {
      throw refuse('phoneTaken');
    }
  }
  if (contact_email !== undefined) {
    const verified = await db
      .selectFrom('players.player')
      .select('player_id')
      .where('site_id', '=', siteId)
      .where('mailbox', '=', mailboxOf(contact_email))
      .where('email_verified_at', 'is not', null)
      .where('player_id', '<>', others)
      .executeTakeFirst();
    if (
      verified ||
      (await isAwaited(db, now, siteId, { channel: 'email', recipient: contact_email }, others))
    ) {
      throw refuse('emailTaken');
    }
  }
}

/** The mailbox of an address, in the form of the column `players.player.mailbox`. */
function mailboxOf(email: string) {
  return sql<string>`players.mailbox(${email})`;
}

/**
 * True if another player was sent a code that could still give them the number or address. Codes that strangers
 * requested for a sign-up do not count, because they must not block the owner.
 */
async function isAwaited(
  db: Database,
  now: Date,
  siteId: number,
  { channel, recipient }: SentTo,
  exceptPlayerId: bigint,
): Promise<boolean> {
  const isToIt =
    channel === 'sms'
      ? sql<boolean>`code.recipient = ${recipient}`
      : sql<boolean>`players.mailbox(code.recipient) = ${mailboxOf(recipient)}`;
  const awaited = await db
    .selectFrom('players.one_time_code as code')
    .select('code.code_id')
    .where('code.site_id', '=', siteId)
    .where('code.player_id', '<>', exceptPlayerId)
    .where('code.purpose', 'in', ['change_sms', 'change_email'])
    .where('code.expires_at', '>', now)
    .where('code.consumed_at', 'is', null)
    .where('code.channel', '=', channel)
    .where(isToIt)
    .unionAll(
      db
        .selectFrom('players.account_code as code')
        .innerJoin('players.player as player', (join) =>
          join.onRef('player.site_id', '=', 'code.site_id').onRef('player.player_id', '=', 'code.player_id'),
        )
        .select('code.code_id')
        .where('code.site_id', '=', siteId)
        .where('code.player_id', '<>', exceptPlayerId)
        .where('code.purpose', '=', 'register')
        .where('code.is_from_known', '=', true)
        .where('code.expires_at', '>', now)
        .where('code.consumed_at', 'is', null)
        .where('code.channel', '=', channel)
        .where('player.status', '=', 'unverified')
        .where(isToIt),
    )
    .limit(1)
    .executeTakeFirst();
  return awaited !== undefined;
}
