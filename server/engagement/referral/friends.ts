import { sql, type Database } from '../../kernel/database.ts';

/**
 * Why a referrer is not rewarded for a player: the player is the referrer under another name, by a verified phone number
 * (its last nine digits), a verified mailbox or a bank account. Unverified contacts do not count, and a shared device only
 * informs operators. Null if nothing speaks against the player. `friend` and `referrer` are rows of players.trace.
 */
const reasonAgainst = sql`case
  when friend.player_id = referrer.player_id then 'self'
  when friend.phone_verified_at is not null and referrer.phone_verified_at is not null
    and right(regexp_replace(friend.contact_phone, '\\D', '', 'g'), 9)
      = right(regexp_replace(referrer.contact_phone, '\\D', '', 'g'), 9) then 'same_phone'
  when friend.email_verified_at is not null and referrer.email_verified_at is not null
    and friend.mailbox = referrer.mailbox then 'same_email'
  when exists (
    select from cashier.payout_account own
    join cashier.payout_account other on other.site_id = own.site_id and other.player_id = referrer.player_id
      and other.account_number_digest = own.account_number_digest
    where own.site_id = friend.site_id and own.player_id = friend.player_id) then 'same_bank' end`;

/**
 * Record the players who signed up with a referral code and are not recorded yet, of one referrer or of a whole site.
 * Returns how many there were.
 */
export async function takeUpFriends(
  db: Database,
  siteId: number,
  referrerId: bigint | undefined,
  now: Date,
): Promise<number> {
  const whose = referrerId === undefined ? sql`true` : sql`friend.referrer_player_id = ${referrerId}`;
  const taken = await sql`
    insert into rewards.referral (site_id, player_id, referrer_id, status, reason, joined_at)
    select friend.site_id, friend.player_id, referrer.player_id,
      case when against.reason is null then 'joined' else 'excluded' end, coalesce(against.reason, ''), ${now}
    from players.trace friend
    join players.trace referrer on referrer.site_id = friend.site_id and referrer.player_id = friend.referrer_player_id
    cross join lateral (select ${reasonAgainst} as reason) against
    where friend.site_id = ${siteId} and friend.referrer_player_id is not null and ${whose}
      and friend.status not in ('unverified', 'closed')
      and not exists (select from rewards.referral known
        where known.site_id = friend.site_id and known.player_id = friend.player_id)
    on conflict do nothing`.execute(db);
  return Number(taken.numAffectedRows ?? 0n);
}

/**
 * Exclude a site's friends who have since turned out to be their referrer, e.g. because they added the same bank
 * account.
 */
export async function excludeFriends(db: Database, siteId: number): Promise<number> {
  const excluded = await sql`
    update rewards.referral set status = 'excluded', reason = against.reason
    from (
      select r.site_id, r.player_id, ${reasonAgainst} as reason
      from rewards.referral r
      join players.trace friend on friend.site_id = r.site_id and friend.player_id = r.player_id
      join players.trace referrer on referrer.site_id = r.site_id and referrer.player_id = r.referrer_id
      where r.site_id = ${siteId} and r.status <> 'excluded'
    ) against
    where against.reason is not null
      and referral.site_id = against.site_id and referral.player_id = against.player_id`.execute(db);
  return Number(excluded.numAffectedRows ?? 0n);
}
