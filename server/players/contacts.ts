import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
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
 * Whether a number or address may become somebody's: it is nobody's who has verified it, and no sign-up or change that
 * still waits for its code names it. What was never verified in time keeps nobody from his own.
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
    if (verified || (await isAwaited(db, now, siteId, 'contact_phone', contact_phone, others))) {
      throw refuse('phoneTaken');
    }
  }
  if (contact_email !== undefined) {
    const verified = await db
      .selectFrom('players.player')
      .select('player_id')
      .where('site_id', '=', siteId)
      .where('contact_email', '=', contact_email)
      .where('email_verified_at', 'is not', null)
      .where('player_id', '<>', others)
      .executeTakeFirst();
    if (verified || (await isAwaited(db, now, siteId, 'contact_email', contact_email, others))) {
      throw refuse('emailTaken');
    }
  }
}

/** Whether somebody has a code that could still make a number or address his. */
async function isAwaited(
  db: Database,
  now: Date,
  siteId: number,
  column: 'contact_phone' | 'contact_email',
  contact: string,
  exceptPlayerId: bigint,
): Promise<boolean> {
  const awaited = await db
    .selectFrom('players.one_time_code as code')
    .innerJoin('players.player as player', (join) =>
      join.onRef('player.site_id', '=', 'code.site_id').onRef('player.player_id', '=', 'code.player_id'),
    )
    .select('code.code_id')
    .where('code.site_id', '=', siteId)
    .where('code.player_id', '<>', exceptPlayerId)
    .where('code.expires_at', '>', now)
    .where('code.consumed_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb.and([eb('player.status', '=', 'unverified'), eb(`player.${column}`, '=', contact)]),
        eb.and([
          eb('code.purpose', 'in', ['change_sms', 'change_email']),
          eb('code.recipient', '=', contact),
        ]),
      ]),
    )
    .executeTakeFirst();
  return awaited !== undefined;
}
