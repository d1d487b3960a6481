import { sql, type Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { ngrOf, noPlay, playSums, showPlay, type PlayRow } from './figures.ts';
import { ofSites, type MoneySpan } from './span.ts';

interface Sums extends PlayRow {
  readonly bonusGranted: Minor;
  readonly bonusForfeited: Minor;
  readonly bonusConverted: Minor;
  readonly cashRewards: Minor;
  readonly adjustments: Minor;
  readonly deposits: Minor;
  readonly depositCount: bigint;
  readonly depositFees: Minor;
  readonly withdrawals: Minor;
  readonly withdrawalCount: bigint;
}
interface Heads {
  readonly active: bigint;
  readonly registrations: bigint;
  readonly firstDeposits: Minor;
  readonly firstDepositCount: bigint;
}
interface Owed {
  readonly real: Minor;
  readonly bonus: Minor;
  readonly locked: Minor;
  readonly pots: Minor;
}
type DayRow = Sums & Heads & Owed & { readonly day: string };

/** The figures of each day of a span, and of all of them: active players of several days count once. */
export async function readDays(db: Database, span: MoneySpan) {
  const [days, active] = await Promise.all([dayRows(db, span), activePlayers(db, span)]);
  const total = days.reduce<Sums & Heads>(addDay, nothing);
  return {
    total: showDay({ ...total, active }),
    value: days.map((row) => ({
      day: row.day,
      ...showDay(row),
      real: formatMoney(row.real),
      bonus: formatMoney(row.bonus),
      locked: formatMoney(row.locked),
      jackpots: formatMoney(row.pots),
      owed: formatMoney(row.real + row.locked + row.pots),
    })),
  };
}

async function dayRows(db: Database, span: MoneySpan): Promise<DayRow[]> {
  const { sites, from, to, currency } = span;
  const { rows } = await sql<DayRow>`
    with span as (select day::date from generate_series(${from}::date, ${to}::date, interval '1 day') as day),
    hours as materialized (
      select * from reports.site_hour t where ${ofSites(sites)} and t.currency = ${currency} and t.day <= ${to}::date
    ),
    money as (
      select t.day, ${playSums}, sum(t.bonus_granted) as granted, sum(t.bonus_forfeited) as forfeited, sum(t.bonus_converted) as converted,
        sum(t.cash_rewards) as cash, sum(t.adjustments) as adjustments, sum(t.deposits) as deposits, sum(t.deposit_count) as deposit_count,
        sum(t.deposit_fees) as fees, sum(t.withdrawals) as withdrawals, sum(t.withdrawal_count) as withdrawal_count
      from hours t where t.day >= ${from}::date group by t.day
    ),
    -- What players had before the span counts on its first day, and then what each day changed.
    changed as (
      select greatest(t.day, ${from}::date) as day, sum(t.real_change) as real, sum(t.bonus_change) as bonus,
        sum(t.locked_change) as locked, sum(t.jackpot_contributions - t.jackpot_payouts + t.jackpot_seeds) as pots
      from hours t group by 1
    ),
    active as (
      select t.day, count(*) as players from reports.player_day t
      where ${ofSites(sites)} and t.currency = ${currency} and t.day between ${from}::date and ${to}::date
        and t.first_bet_hour is not null group by t.day
    ),
    first as (
      select t.day, sum(t.amount) as amount, count(*) as players from reports.first_deposit t
      where ${ofSites(sites)} and t.currency = ${currency} and t.day between ${from}::date and ${to}::date group by t.day
    ),
    registered as (
      select (t.created_at at time zone site.time_zone)::date as day, count(*) as players
      from players.account t join sites.profile site using (site_id)
      where ${ofSites(sites)} and t.currency = ${currency}
        and t.created_at >= ${from}::date - interval '1 day' and t.created_at < ${to}::date + interval '2 days'
      group by 1
    )
    select span.day::text as day, coalesce(m.bets, 0)::int8 as bets, coalesce(m.turnover, 0)::int8 as turnover,
      coalesce(m.wins, 0)::int8 as wins, coalesce(m.jackpots, 0)::int8 as jackpots, coalesce(m.granted, 0)::int8 as "bonusGranted",
      coalesce(m.forfeited, 0)::int8 as "bonusForfeited", coalesce(m.converted, 0)::int8 as "bonusConverted",
      coalesce(m.cash, 0)::int8 as "cashRewards", coalesce(m.adjustments, 0)::int8 as adjustments,
      coalesce(m.deposits, 0)::int8 as deposits, coalesce(m.deposit_count, 0)::int8 as "depositCount",
      coalesce(m.fees, 0)::int8 as "depositFees", coalesce(m.withdrawals, 0)::int8 as withdrawals,
      coalesce(m.withdrawal_count, 0)::int8 as "withdrawalCount", coalesce(a.players, 0)::int8 as active,
      coalesce(r.players, 0)::int8 as registrations, coalesce(f.amount, 0)::int8 as "firstDeposits",
      coalesce(f.players, 0)::int8 as "firstDepositCount",
      coalesce(sum(c.real) over onward, 0)::int8 as real, coalesce(sum(c.bonus) over onward, 0)::int8 as bonus,
      coalesce(sum(c.locked) over onward, 0)::int8 as locked, coalesce(sum(c.pots) over onward, 0)::int8 as pots
    from span
    left join money m on m.day = span.day
    left join changed c on c.day = span.day
    left join active a on a.day = span.day
    left join first f on f.day = span.day
    left join registered r on r.day = span.day
    window onward as (order by span.day)
    order by span.day`.execute(db);
  return rows;
}

/** How many players bet in a span, each once: by the whole months in it, and by the days before and after them. */
async function activePlayers(db: Database, { sites, from, to, currency }: MoneySpan): Promise<bigint> {
  const { rows } = await sql<{ players: bigint }>`
    with whole as (
      select month::date, (month + interval '1 month')::date as next
      from generate_series(date_trunc('month', ${from}::timestamp), ${to}::timestamp, interval '1 month') as month
      where month >= ${from}::date and month + interval '1 month' <= ${to}::date + 1
    )
    select count(*) as players from (
      select t.site_id, t.player_id from reports.player_month t
      where ${ofSites(sites)} and t.currency = ${currency} and t.month in (select month from whole)
      union
      select t.site_id, t.player_id from reports.player_day t
      where ${ofSites(sites)} and t.currency = ${currency} and t.first_bet_hour is not null
        and (t.day between ${from}::date and coalesce((select min(month) from whole) - 1, ${to}::date)
          or t.day between (select max(next) from whole) and ${to}::date)
    ) played`.execute(db);
  return rows[0]?.players ?? 0n;
}

const nothing: Sums & Heads = {
  ...noPlay,
  bonusGranted: 0n,
  bonusForfeited: 0n,
  bonusConverted: 0n,
  cashRewards: 0n,
  adjustments: 0n,
  deposits: 0n,
  depositCount: 0n,
  depositFees: 0n,
  withdrawals: 0n,
  withdrawalCount: 0n,
  active: 0n,
  registrations: 0n,
  firstDeposits: 0n,
  firstDepositCount: 0n,
};

function addDay(a: Sums & Heads, b: Sums & Heads): Sums & Heads {
  return {
    bets: a.bets + b.bets,
    turnover: a.turnover + b.turnover,
    wins: a.wins + b.wins,
    jackpots: a.jackpots + b.jackpots,
    bonusGranted: a.bonusGranted + b.bonusGranted,
    bonusForfeited: a.bonusForfeited + b.bonusForfeited,
    bonusConverted: a.bonusConverted + b.bonusConverted,
    cashRewards: a.cashRewards + b.cashRewards,
    adjustments: a.adjustments + b.adjustments,
    deposits: a.deposits + b.deposits,
    depositCount: a.depositCount + b.depositCount,
    depositFees: a.depositFees + b.depositFees,
    withdrawals: a.withdrawals + b.withdrawals,
    withdrawalCount: a.withdrawalCount + b.withdrawalCount,
    // Of several days it is counted by itself.
    active: 0n,
    registrations: a.registrations + b.registrations,
    firstDeposits: a.firstDeposits + b.firstDeposits,
    firstDepositCount: a.firstDepositCount + b.firstDepositCount,
  };
}

function showDay(row: Sums & Heads) {
  const bonusCost = row.bonusGranted - row.bonusForfeited + row.cashRewards;
  return {
    ...showPlay(row),
    bonus_granted: formatMoney(row.bonusGranted),
    bonus_forfeited: formatMoney(row.bonusForfeited),
    bonus_converted: formatMoney(row.bonusConverted),
    cash_rewards: formatMoney(row.cashRewards),
    bonus_cost: formatMoney(bonusCost),
    ngr: formatMoney(ngrOf(row, bonusCost)),
    active_players: Number(row.active),
    registrations: Number(row.registrations),
    deposits: formatMoney(row.deposits),
    deposit_count: Number(row.depositCount),
    first_deposits: formatMoney(row.firstDeposits),
    first_deposit_count: Number(row.firstDepositCount),
    deposit_fees: formatMoney(row.depositFees),
    withdrawals: formatMoney(row.withdrawals),
    withdrawal_count: Number(row.withdrawalCount),
    net_cash: formatMoney(row.deposits - row.withdrawals),
    adjustments: formatMoney(row.adjustments),
  };
}
