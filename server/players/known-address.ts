import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database } from '../kernel/database.ts';

/** What somebody can only do who is the player. */
const proofs = ['signed_in', 'verified', 'unlocked', 'password_reset'] as const;
/** How long an address stays known after the player has come in from it. */
const known_ms = 90 * 24 * 3_600_000;

/**
 * Whether the player of an account has come in from an address lately (IPv6: from its /64 network). Strangers can slow
 * down only those addresses that are not known.
 */
export async function isKnownAddress(
  db: Database,
  now: Date,
  { siteId, accountId, ip }: { siteId: number; accountId: string; ip: string },
): Promise<boolean> {
  const seen = await db
    .selectFrom('players.access_log')
    .select('access_id')
    .where('site_id', '=', siteId)
    .where('account_id', '=', accountId)
    .where('outcome', 'in', proofs)
    .where(sql<boolean>`ip <<= ${addressKey(ip)}::inet`)
    .where('created_at', '>', new Date(now.getTime() - known_ms))
    .limit(1)
    .executeTakeFirst();
  return seen !== undefined;
}
