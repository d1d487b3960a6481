import { sql, type RawBuilder } from 'kysely';
import type { markerAreas, markerRules } from '@marquee/contract/operator-safety.ts';

export type MarkerRuleName = (typeof markerRules)[number];

/**
 * A rule: what it counts for each player, and from which figure it fires. `select` yields site_id, player_id and value of
 * those who may have reached it. Each is described in docs/safety.md with its source.
 */
export interface MarkerRule {
  readonly rule: MarkerRuleName;
  readonly area: (typeof markerAreas)[number];
  readonly threshold: number;
  readonly select: (now: Date) => RawBuilder<unknown>;
}

const day_ms = 86_400_000;
const before = (now: Date, days: number): Date => new Date(now.getTime() - days * day_ms);

/** Minutes of each play span, with the hour and day of its site in which it began. */
const playedMinutes = (since: Date) => sql`
  select played.site_id, played.player_id, extract(epoch from played.last_at - played.started_at) / 60 as minutes,
    (played.started_at at time zone site.time_zone) as local
  from safety.played played join sites.profile site on site.site_id = played.site_id
  where played.started_at > ${since}`;

/** All rules that are read from tables. `limit_reached` is asked of the ledger, which alone knows what is used. */
export const rules: readonly MarkerRule[] = [
  {
    rule: 'redeposits',
    area: 'harm',
    threshold: 4,
    // Deposits of 24 hours that were made with almost nothing left of the one before.
    select: (now) => sql`
      select posting.site_id, posting.player_id, count(*)::numeric as value
      from ledger.journal posting join ledger.kind kind on kind.code = posting.kind and kind.name = 'deposit'
      where posting.posted_at > ${before(now, 1)} and posting.real_after - posting.amount <= posting.amount / 10
      group by posting.site_id, posting.player_id`,
  },
  {
    rule: 'night_play',
    area: 'harm',
    threshold: 180,
    // Minutes of seven days that began between midnight and six, where the site is.
    select: (now) => sql`
      select site_id, player_id, round(sum(minutes))::numeric as value
      from (${playedMinutes(before(now, 7))}) span
      where extract(hour from local) < 6
      group by site_id, player_id`,
  },
  {
    rule: 'long_play',
    area: 'harm',
    threshold: 300,
    // The most minutes of one day of the last seven.
    select: (now) => sql`
      select site_id, player_id, max(minutes)::numeric as value
      from (
        select site_id, player_id, round(sum(minutes)) as minutes
        from (${playedMinutes(before(now, 7))}) span
        group by site_id, player_id, local::date
      ) by_day
      group by site_id, player_id`,
  },
  {
    rule: 'deposits_raised',
    area: 'harm',
    threshold: 3,
    // Deposits of seven days over the weekly average of the four weeks before, of those who deposited then.
    select: (now) => sql`
      select site_id, player_id, round(lately / nullif(earlier / 4, 0), 1) as value
      from (
        select site_id, player_id,
          sum(deposits) filter (where day > ${before(now, 7)}::date)::numeric as lately,
          sum(deposit_count) filter (where day > ${before(now, 7)}::date) as times,
          sum(deposits) filter (where day <= ${before(now, 7)}::date)::numeric as earlier
        from rounds.play_by_day where day > ${before(now, 35)}::date
        group by site_id, player_id
      ) sums
      where times >= 3 and earlier > 0`,
  },
  {
    rule: 'limits_raised',
    area: 'harm',
    threshold: 2,
    // Requests of 30 days to make an own limit looser.
    select: (now) => sql`
      select site_id, player_id, count(*)::numeric as value from safety.change
      where action = 'limit_pending' and created_at > ${before(now, 30)}
      group by site_id, player_id`,
  },
  {
    rule: 'breaks',
    area: 'harm',
    threshold: 2,
    // Breaks that the player took within 90 days.
    select: (now) => sql`
      select site_id, player_id, count(*)::numeric as value from safety.change
      where action in ('time_out', 'self_exclude') and created_at > ${before(now, 90)}
      group by site_id, player_id`,
  },
  {
    rule: 'pass_through',
    area: 'suspicion',
    threshold: 80,
    // Percent of the deposits of seven days that was withdrawn again, of those who staked less than a fifth of them.
    select: (now) => sql`
      select site_id, player_id, round(100 * withdrawals / deposits) as value
      from (
        select site_id, player_id, sum(deposits)::numeric as deposits, sum(withdrawals)::numeric as withdrawals,
          sum(stakes)::numeric as stakes
        from rounds.play_by_day where day > ${before(now, 7)}::date
        group by site_id, player_id
      ) sums
      where deposits > 0 and stakes < deposits / 5`,
  },
  {
    rule: 'rapid_deposits',
    area: 'suspicion',
    threshold: 10,
    // Deposits of 24 hours.
    select: (now) => sql`
      select posting.site_id, posting.player_id, count(*)::numeric as value
      from ledger.journal posting join ledger.kind kind on kind.code = posting.kind and kind.name = 'deposit'
      where posting.posted_at > ${before(now, 1)}
      group by posting.site_id, posting.player_id`,
  },
  {
    rule: 'shared_bank_account',
    area: 'suspicion',
    threshold: 2,
    // Players of the same site whose bank account has the same number, this one among them.
    select: () => sql`
      select site_id, player_id, max(sharing)::numeric as value
      from (
        select own.site_id, own.player_id, own.account_number_digest,
          (select count(distinct other.player_id) from cashier.payout_account other
            where other.site_id = own.site_id and other.account_number_digest = own.account_number_digest) as sharing
        from cashier.payout_account own
      ) accounts
      group by site_id, player_id`,
  },
];
