import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import type { SentTo } from './one-time-code.ts';
import type { Channel } from './delivery/delivery.ts';

export interface VerifiedContact {
  readonly channel: Channel;
  readonly recipient: string;
}

/** The numbers and addresses of a player that were verified, the number first. */
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
 * Whether a number or address may become somebody's: nobody has verified it, and no code is on its way to it that could.
 * What was only typed beside it, such as the number at a sign-up by e-mail, keeps nobody from their own. An address stands
 * for its mailbox, however it is written.
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

/** The mailbox of an address, as the column `mailbox` of players has it. */
function mailboxOf(email: string) {
  return sql<string>`players.mailbox(${email})`;
}

/**
 * Whether somebody else was sent a code to a number or address that could still make it theirs. What strangers ask for in
 * the name of a sign-up keeps nobody from their own.
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
