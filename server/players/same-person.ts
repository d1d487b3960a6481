import { sql, type Database } from '../kernel/database.ts';
import type { SiteFilter, ViewedKey } from './operator-view.ts';

/**
 * The accounts of the sites that are of the same person as a player's, the player's own among them: with the same verified
 * phone or mailbox, or the same name and date of birth. Closed and unverified accounts are left out, because nobody plays there.
 */
export async function accountsOfPerson(
  db: Database,
  { siteId, playerId }: ViewedKey,
  sites: SiteFilter,
): Promise<{ siteId: number; playerId: bigint; accountId: string; currency: string; siteCode: string }[]> {
  const within = sites ? sql`and other.site_id = any(${[...sites]}::int[])` : sql``;
  const { rows } = await sql<{
    site_id: number;
    player_id: bigint;
    account_id: string;
    currency: string;
    site_code: string;
  }>`
    select other.site_id, other.player_id, other.account_id, other.currency, site.site_code
    from players.player own
    join players.player other on other.player_id = own.player_id
      or (own.phone_verified_at is not null and other.phone_verified_at is not null
        and other.contact_phone = own.contact_phone)
      or (own.email_verified_at is not null and other.email_verified_at is not null and other.mailbox = own.mailbox)
      or (other.birth_date = own.birth_date and lower(other.full_name) = lower(own.full_name))
    join sites.profile site on site.site_id = other.site_id
    where own.site_id = ${siteId} and own.player_id = ${playerId} and other.status not in ('unverified', 'closed') ${within}
    order by other.player_id`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    playerId: row.player_id,
    accountId: row.account_id,
    currency: row.currency,
    siteCode: row.site_code,
  }));
}
