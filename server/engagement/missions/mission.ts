import { missionMetrics } from '@marquee/contract/engagement.ts';
import { sql, type Database } from '../../kernel/database.ts';

export type MissionMetric = (typeof missionMetrics)[number];
export type MissionPeriod = 'daily' | 'weekly' | 'once';

/** A mission as it is configured. Targets of turnover and deposit_amount, stakes and rewards are in 1/100,000. */
export interface Mission {
  readonly siteId: number;
  readonly code: string;
  readonly title: unknown;
  readonly description: unknown;
  readonly period: MissionPeriod;
  readonly metric: MissionMetric;
  readonly target: bigint;
  readonly category: string | null;
  readonly providerCode: string | null;
  readonly gameCode: string | null;
  readonly minimumStake: bigint;
  /** How much the player must also stake in the period, of what counts. */
  readonly turnover: bigint;
  readonly rewardKind: string;
  readonly rewardAmount: bigint;
  readonly claimHours: number;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The active missions of some sites, in the order in which they are shown. */
export async function activeMissions(db: Database, siteIds: readonly number[]): Promise<Mission[]> {
  const { rows } = await sql<{
    site_id: number;
    mission_code: string;
    title: unknown;
    description: unknown;
    period: string;
    metric: string;
    target: bigint;
    category: string | null;
    provider_code: string | null;
    game_code: string | null;
    minimum_stake: bigint;
    turnover: bigint;
    reward_kind: string;
    reward_amount: bigint;
    claim_hours: number;
    starts_at: Date | null;
    ends_at: Date | null;
  }>`
    select * from rewards.mission where site_id = any(${siteIds}::int[]) and is_active
    order by site_id, position, mission_code`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    code: row.mission_code,
    title: row.title,
    description: row.description,
    period: row.period === 'daily' || row.period === 'weekly' ? row.period : 'once',
    metric: missionMetrics.find((metric) => metric === row.metric) ?? 'bets',
    target: row.target,
    category: row.category,
    providerCode: row.provider_code,
    gameCode: row.game_code,
    minimumStake: row.minimum_stake,
    turnover: row.turnover,
    rewardKind: row.reward_kind,
    rewardAmount: row.reward_amount,
    claimHours: row.claim_hours,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}

/** The start of the single period of a mission that can be done once. */
export const onceStart = new Date(0);

/** Whether a mission's metric is an amount of money. */
export function isMoney(metric: MissionMetric): boolean {
  return metric === 'turnover' || metric === 'deposit_amount';
}

/** Whether a metric counts deposits. Deposits count in proportion to how much of them was staked. */
export function isOfDeposits(metric: MissionMetric): boolean {
  return metric === 'deposits' || metric === 'deposit_amount';
}

/** Whether progress also depends on what the player staked in the period. */
export function asksForStakes({ metric, turnover }: Pick<Mission, 'metric' | 'turnover'>): boolean {
  return turnover > 0n || isOfDeposits(metric);
}

/** Metrics that are read from the player's account on request instead of being counted from the ledger. */
export function isReadFromAccount(metric: MissionMetric): boolean {
  return metric === 'sign_in_days' || metric === 'verified_contacts' || metric === 'bank_accounts';
}
