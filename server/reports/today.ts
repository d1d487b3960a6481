import { sql, type Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { ngrOf, noPlay, playSums, type PlayRow } from './figures.ts';
import { ofSites } from './span.ts';

interface Sums extends PlayRow {
  readonly bonusCost: Minor;
  readonly deposits: Minor;
  readonly depositCount: bigint;
  readonly withdrawals: Minor;
  readonly withdrawalCount: bigint;
  readonly firstDepositCount: bigint;
  readonly active: bigint;
  readonly registrations: bigint;
}
interface HourRow extends Sums {
  /** 0 today, 1 yesterday, 7 a week ago. */
  readonly back: number;
  readonly hour: number;
  /** Whether the hour is over today. */
  readonly isOver: boolean;
}

const back = [0, 1, 7] as const;
/** A player who was seen so short ago is here. */
const here_ms = 5 * 60_000;

/** Each site's own day and hour at this moment, and the day before and a week before it. */
const days = (sites: readonly number[] | undefined, now: Date) => sql`
  select t.site_id, t.time_zone, back, local::date - back as day, extract(hour from local)::int as now_hour
  from sites.profile t
  cross join lateral (select ${now}::timestamptz at time zone t.time_zone as local) here
  cross join unnest(array[0, 1, 7]) as back
  where ${ofSites(sites)}`;

/** The present day of the sites, hour by hour, with the day before and the one a week ago. */
export async function readToday(
  db: Database,
  sites: readonly number[] | undefined,
  currency: string | null,
  now: Date,
) {
  const { rows } = await sql<HourRow>`
    with days as materialized (${days(sites, now)}),
    money as (
      select d.back, t.hour, t.hour < d.now_hour as over, ${playSums}, sum(t.bonus_granted - t.bonus_forfeited + t.cash_rewards) as bonus_cost,
        sum(t.deposits) as deposits, sum(t.deposit_count) as deposit_count, sum(t.withdrawals) as withdrawals,
        sum(t.withdrawal_count) as withdrawal_count
      from days d join reports.site_hour t on t.site_id = d.site_id and t.day = d.day
      where t.currency = ${currency} group by 1, 2, 3
    ),
    -- A player is active from the first bet of the day on.
    heads as (
      select back, hour, over, sum(active) as active, sum(first_deposits) as first_deposits, sum(registrations) as registrations
      from (
        select d.back, t.first_bet_hour as hour, t.first_bet_hour < d.now_hour as over, 1 as active, 0 as first_deposits, 0 as registrations
        from days d join reports.player_day t on t.site_id = d.site_id and t.day = d.day
        where t.currency = ${currency} and t.first_bet_hour is not null
        union all
        select d.back, t.hour, t.hour < d.now_hour, 0, 1, 0
        from days d join reports.first_deposit t on t.site_id = d.site_id and t.day = d.day
        where t.currency = ${currency}
        union all
        select d.back, extract(hour from t.created_at at time zone d.time_zone)::smallint,
          extract(hour from t.created_at at time zone d.time_zone) < d.now_hour, 0, 0, 1
        from days d join players.account t on t.site_id = d.site_id
          and t.created_at >= d.day::timestamp at time zone d.time_zone and t.created_at < (d.day + 1)::timestamp at time zone d.time_zone
        where t.currency = ${currency}
      ) one group by 1, 2, 3
    )
    select coalesce(m.back, h.back) as back, coalesce(m.hour, h.hour) as hour, coalesce(m.over, h.over) as "isOver",
      coalesce(m.bets, 0)::int8 as bets, coalesce(m.turnover, 0)::int8 as turnover, coalesce(m.wins, 0)::int8 as wins,
      coalesce(m.jackpots, 0)::int8 as jackpots, coalesce(m.bonus_cost, 0)::int8 as "bonusCost", coalesce(m.deposits, 0)::int8 as deposits,
      coalesce(m.deposit_count, 0)::int8 as "depositCount", coalesce(m.withdrawals, 0)::int8 as withdrawals,
      coalesce(m.withdrawal_count, 0)::int8 as "withdrawalCount", coalesce(h.active, 0)::int8 as active,
      coalesce(h.first_deposits, 0)::int8 as "firstDepositCount", coalesce(h.registrations, 0)::int8 as registrations
    from money m full join heads h on h.back = m.back and h.hour = m.hour and h.over = m.over`.execute(db);
  const [today, yesterday, weekAgo] = back.map((days) => {
    const ofDay = rows.filter((row) => row.back === days);
    return { until: show(ofDay.filter(({ isOver }) => isOver)), whole: show(ofDay) };
  });
  if (!today || !yesterday || !weekAgo) throw new Error('A day is missing');
  return {
    today,
    yesterday,
    week_ago: weekAgo,
    hours: Array.from({ length: 24 }, (_, hour) => {
      const each = back.map((days) => sum(rows.filter((row) => row.back === days && row.hour === hour)));
      return {
        hour,
        turnover: each.map(({ turnover }) => formatMoney(turnover)),
        ggr: each.map(({ turnover, wins }) => formatMoney(turnover - wins)),
      };
    }),
  };
}

/** The hour of the day that it is now where the first of the sites is. */
export async function hourOf(db: Database, sites: readonly number[] | undefined, now: Date): Promise<number> {
  const { rows } = await sql<{ hour: number }>`
    select now_hour as hour from (${days(sites, now)}) d order by site_id limit 1`.execute(db);
  return rows[0]?.hour ?? 0;
}

/** The time zone of the first of these sites, by which a report of several is scheduled. */
export async function zoneOfSites(db: Database, sites: readonly number[] | undefined): Promise<string> {
  const { rows } = await sql<{ zone: string }>`
    select coalesce(t.time_zone, 'UTC') as zone from sites.profile t where ${ofSites(sites)}
    order by t.site_id limit 1`.execute(db);
  return rows[0]?.zone ?? 'UTC';
}

/** How many players are here now. */
export async function countOnline(
  db: Database,
  sites: readonly number[] | undefined,
  now: Date,
): Promise<number> {
  const { rows } = await sql<{ players: number }>`
    select count(distinct (t.site_id, t.player_id))::int as players from players.presence t
    where ${ofSites(sites)} and t.ended_at is null and t.last_seen_at > ${new Date(now.getTime() - here_ms)}`.execute(
    db,
  );
  return rows[0]?.players ?? 0;
}

const nothing: Sums = {
  ...noPlay,
  bonusCost: 0n,
  deposits: 0n,
  depositCount: 0n,
  withdrawals: 0n,
  withdrawalCount: 0n,
  firstDepositCount: 0n,
  active: 0n,
  registrations: 0n,
};

function sum(rows: readonly Sums[]): Sums {
  return rows.reduce<Sums>(
    (a, b) => ({
      bets: a.bets + b.bets,
      turnover: a.turnover + b.turnover,
      wins: a.wins + b.wins,
      jackpots: a.jackpots + b.jackpots,
      bonusCost: a.bonusCost + b.bonusCost,
      deposits: a.deposits + b.deposits,
      depositCount: a.depositCount + b.depositCount,
      withdrawals: a.withdrawals + b.withdrawals,
      withdrawalCount: a.withdrawalCount + b.withdrawalCount,
      firstDepositCount: a.firstDepositCount + b.firstDepositCount,
      active: a.active + b.active,
      registrations: a.registrations + b.registrations,
    }),
    nothing,
  );
}

function show(rows: readonly Sums[]) {
  const all = sum(rows);
  return {
    deposits: formatMoney(all.deposits),
    deposit_count: Number(all.depositCount),
    first_deposit_count: Number(all.firstDepositCount),
    withdrawals: formatMoney(all.withdrawals),
    withdrawal_count: Number(all.withdrawalCount),
    turnover: formatMoney(all.turnover),
    ggr: formatMoney(all.turnover - all.wins),
    ngr: formatMoney(ngrOf(all, all.bonusCost)),
    active_players: Number(all.active),
    registrations: Number(all.registrations),
  };
}
