import type {
  playerOrders,
  reportedPlayerSchema,
  reportedSegmentSchema,
} from '@marquee/contract/report-entities.ts';
import type { z } from 'zod';
import { sql, type Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { each, ngrOf, playSums, showPlay, type PlayRow } from './figures.ts';
import { ofSites, type MoneySpan } from './span.ts';

interface PlayerRow extends PlayRow {
  readonly siteCode: string;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly days: bigint;
  readonly bonusCost: Minor;
  readonly deposits: Minor;
  readonly withdrawals: Minor;
}

const ngr = sql`turnover - wins - jackpots - "bonusCost"`;
const orders = {
  turnover: sql`turnover desc`,
  ggr: sql`turnover - wins desc`,
  ggr_lowest: sql`turnover - wins`,
  ngr: sql`${ngr} desc`,
  deposits: sql`deposits desc`,
  withdrawals: sql`withdrawals desc`,
} as const;

/** The players of a span who come first by a figure. */
export async function readPlayers(
  db: Database,
  span: MoneySpan,
  order: (typeof playerOrders)[number],
  limit: number,
): Promise<z.input<typeof reportedPlayerSchema>[]> {
  const { rows } = await sql<PlayerRow>`
    select p.*, site.site_code as "siteCode", account.account_id as "accountId"
    from (
      select t.site_id, t.player_id as "playerId", count(t.first_bet_hour) as days, ${playSums},
        sum(t.bonus_cost)::int8 as "bonusCost", sum(t.deposits)::int8 as deposits, sum(t.withdrawals)::int8 as withdrawals
      from reports.player_day t
      where ${ofSites(span.sites)} and t.currency = ${span.currency} and t.day between ${span.from}::date and ${span.to}::date
      group by t.site_id, t.player_id
    ) p
    join sites.profile site on site.site_id = p.site_id
    join players.account account on account.site_id = p.site_id and account.player_id = p."playerId"
    order by ${orders[order]}, p.site_id, p."playerId" limit ${limit}`.execute(db);
  return rows.map((row) => ({
    player_id: row.playerId.toString(),
    site_code: row.siteCode,
    account_id: row.accountId,
    days: Number(row.days),
    ...showPlay(row),
    bonus_cost: formatMoney(row.bonusCost),
    ngr: formatMoney(ngrOf(row, row.bonusCost)),
    deposits: formatMoney(row.deposits),
    withdrawals: formatMoney(row.withdrawals),
  }));
}

interface SegmentRow extends PlayRow {
  readonly segment: 'vip' | 'age';
  readonly level: number | null;
  readonly name: string;
  readonly players: bigint;
  readonly bonusCost: Minor;
}

/**
 * The play of a span by the VIP level that players have now, and by whether they had registered in the thirty days before the
 * day of the play.
 */
export async function readSegments(
  db: Database,
  span: MoneySpan,
): Promise<z.input<typeof reportedSegmentSchema>[]> {
  const { rows } = await sql<SegmentRow>`
    -- Each player's days are added up first, so that players are few where they are counted.
    with play as materialized (
      select t.site_id, t.player_id, t.is_new, bool_or(t.first_bet_hour is not null) as is_active,
        sum(t.bets) as bets, sum(t.turnover) as turnover, sum(t.wins) as wins, sum(t.jackpot_contributions) as jackpot_contributions,
        sum(t.jackpot_seeds) as jackpot_seeds, sum(t.jackpot_payouts) as jackpot_payouts, sum(t.bonus_cost) as bonus_cost
      from reports.player_day t
      where ${ofSites(span.sites)} and t.currency = ${span.currency} and t.day between ${span.from}::date and ${span.to}::date
      group by 1, 2, 3
    )
    select 'vip' as segment, t.level, 'vip' as name, count(*) filter (where t.is_active) as players, ${playSums},
      sum(t.bonus_cost)::int8 as "bonusCost"
    from (
      select coalesce(vip.level, 0) as level, bool_or(play.is_active) as is_active, sum(bets) as bets, sum(turnover) as turnover,
        sum(wins) as wins, sum(jackpot_contributions) as jackpot_contributions, sum(jackpot_seeds) as jackpot_seeds,
        sum(jackpot_payouts) as jackpot_payouts, sum(bonus_cost) as bonus_cost
      from play left join rewards.vip_place vip on vip.site_id = play.site_id and vip.player_id = play.player_id
      group by play.site_id, play.player_id, vip.level
    ) t group by t.level
    union all
    select 'age', null, case when t.is_new then 'new' else 'returning' end, count(*) filter (where t.is_active), ${playSums},
      sum(t.bonus_cost)::int8
    from play t group by t.is_new
    order by segment, level, name`.execute(db);
  return rows.map((row) => {
    const net = ngrOf(row, row.bonusCost);
    return {
      segment: row.segment,
      level: row.level,
      name: row.name,
      players: Number(row.players),
      ...showPlay(row),
      bonus_cost: formatMoney(row.bonusCost),
      ngr: formatMoney(net),
      ngr_per_player: each(net, row.players),
    };
  });
}
