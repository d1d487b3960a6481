import { addressKey } from '../kernel/address-key.ts';
import { sql, type Database } from '../kernel/database.ts';

/** Outcomes that only the player can achieve. */
const proofs = ['signed_in', 'verified', 'unlocked', 'password_reset'] as const;
/** How long an address stays known after the player has proved who they are from it. */
const known_ms = 90 * 24 * 3_600_000;

/**
 * True if the player has recently proved who they are from the address (for IPv6, from its /64 network). Strangers'
 * attempts can slow down only addresses that are not known.
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
