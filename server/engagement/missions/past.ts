import type { MissionDocument } from '@marquee/contract/operator-rewards.ts';
import { sql, type Database } from '../../kernel/database.ts';
import { parseMoney } from '../../kernel/money.ts';
import { isMoney, isReadFromAccount } from './mission.ts';

/** What a kind of reward came to. */
export interface GivenRow {
  readonly code: string;
  readonly kind: string;
  readonly times: number;
  readonly players: number;
  readonly amount: bigint;
}

/** What missions of a site gave since a time, by their code, each claim by its own terms. */
export async function missionsGiven(db: Database, siteId: number, since: Date): Promise<readonly GivenRow[]> {
  const { rows } = await sql<GivenRow>`
    select p.mission_code as code, coalesce(t.reward_kind, m.reward_kind) as kind, count(*)::int as times,
      count(distinct p.player_id)::int as players, sum(coalesce(t.reward_amount, m.reward_amount))::int8 as amount
    from rewards.mission_progress p
    join rewards.mission m using (site_id, mission_code)
    left join rewards.mission_terms t on t.site_id = p.site_id and t.mission_code = p.mission_code
      and t.terms_version = p.terms_version
    where p.site_id = ${siteId} and p.claimed_at >= ${since}
    group by 1, 2`.execute(db);
  return rows;
}

interface PastQuery {
  readonly siteId: number;
  readonly currency: string;
  readonly code: string;
  readonly from: Date;
}

/**
 * How often a mission would have been completed since a time. What is played anywhere is read from the days of play; what is
 * about some games, from the progress that this mission counted. Undefined where neither says it.
 */
export async function missionOnPast(
  db: Database,
  query: PastQuery,
  content: MissionDocument,
): Promise<{ readonly players: number; readonly times: number } | undefined> {
  const { metric } = content;
  if (isReadFromAccount(metric)) return undefined;
  const ofSomeGames = content.category !== null || content.provider_code !== null;
  const ofSomeBets = metric === 'wins' || (metric === 'bets' && parseMoney(content.minimum_stake) > 0n);
  const ofSomeStakes = metric === 'turnover' && parseMoney(content.minimum_stake) > 0n;
  return ofSomeGames || ofSomeBets || ofSomeStakes
    ? fromProgress(db, query, content)
    : fromDays(db, query, content);
}

function targetOf({ metric, target }: MissionDocument): bigint {
  return isMoney(metric) ? parseMoney(target) : BigInt(target);
}

async function fromProgress(db: Database, { siteId, code, from }: PastQuery, content: MissionDocument) {
  const target = targetOf(content);
  const { rows } = await sql<{ seen: number; players: number; times: number }>`
    select count(*)::int as seen, count(distinct player_id) filter (where value >= ${target})::int as players,
      count(*) filter (where value >= ${target})::int as times
    from rewards.mission_progress
    where site_id = ${siteId} and mission_code = ${code} and updated_at >= ${from}`.execute(db);
  const [row] = rows;
  return row && row.seen > 0 ? { players: row.players, times: row.times } : undefined;
}

function columnOf(metric: MissionDocument['metric']) {
  if (metric === 'bets') return sql`bets`;
  if (metric === 'deposits') return sql`deposit_count`;
  return metric === 'deposit_amount' ? sql`deposits` : sql`counted_stakes`;
}

async function fromDays(db: Database, { siteId, currency, from }: PastQuery, content: MissionDocument) {
  const { metric } = content;
  const counted = columnOf(metric);
  const period = {
    daily: sql`site_day`,
    weekly: sql`date_trunc('week', site_day::timestamp)::date`,
    once: sql`null::date`,
  }[content.period];
  const asked = parseMoney(content.turnover);
  const isDeposits = metric === 'deposits' || metric === 'deposit_amount';
  const { rows } = await sql<{ players: number; times: number }>`
    select count(distinct player_id)::int as players, count(*)::int as times from (
      select player_id, sum(${counted})::numeric as value, sum(counted_stakes)::numeric as stakes, sum(deposits)::numeric as deposits
      from rounds.play_by_day
      where site_id = ${siteId} and currency = ${currency} and site_day >= ${from}::date
      group by player_id, ${period}
    ) each
    where value
      * ${isDeposits ? sql`least(1, greatest(0, stakes) / nullif(deposits, 0))` : sql`1`}
      * ${asked === 0n ? sql`1` : sql`least(1, greatest(0, stakes) / ${asked}::numeric)`}
      >= ${targetOf(content)}::numeric`.execute(db);
  return rows[0];
}
