import { missionMetrics } from '@marquee/contract/engagement.ts';
import { sql, type Database } from '../../kernel/database.ts';

export type MissionMetric = (typeof missionMetrics)[number];
export type MissionPeriod = 'daily' | 'weekly' | 'once';

/** What a player is promised and asked for. Targets of turnover and deposit_amount, stakes and rewards are in 1/100,000. */
export interface MissionTerms {
  readonly termsVersion: number;
  readonly title: unknown;
  readonly description: unknown;
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
}

/** A mission as it is configured now. */
export interface Mission extends MissionTerms {
  readonly siteId: number;
  readonly code: string;
  readonly period: MissionPeriod;
  readonly metric: MissionMetric;
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
  /** Terms that it had before, by their version. Who began under them goes on by them. */
  readonly earlier: ReadonlyMap<number, MissionTerms>;
}

/** A mission by the terms under which a player began; as it is now where they have not. */
export function onTerms(mission: Mission, version: number | undefined): Mission {
  const terms = version === undefined ? undefined : mission.earlier.get(version);
  return terms ? { ...mission, ...terms } : mission;
}

interface TermsRow {
  readonly site_id: number;
  readonly mission_code: string;
  readonly terms_version: number;
  readonly title: unknown;
  readonly description: unknown;
  readonly target: bigint;
  readonly category: string | null;
  readonly provider_code: string | null;
  readonly game_code: string | null;
  readonly minimum_stake: bigint;
  readonly turnover: bigint;
  readonly reward_kind: string;
  readonly reward_amount: bigint;
  readonly claim_hours: number;
}

interface MissionRow extends TermsRow {
  readonly period: string;
  readonly metric: string;
  readonly starts_at: Date | null;
  readonly ends_at: Date | null;
}

/** The active missions of some sites, in the order in which they are shown. */
export async function activeMissions(db: Database, siteIds: readonly number[]): Promise<Mission[]> {
  const { rows } = await sql<MissionRow>`
    select * from rewards.mission where site_id = any(${siteIds}::int[]) and is_active
    order by site_id, position, mission_code`.execute(db);
  const earlier = rows.some((row) => row.terms_version > 1) ? await earlierTerms(db, siteIds) : [];
  return rows.map((row) => ({
    ...termsOf(row),
    siteId: row.site_id,
    code: row.mission_code,
    period: row.period === 'daily' || row.period === 'weekly' ? row.period : 'once',
    metric: missionMetrics.find((metric) => metric === row.metric) ?? 'bets',
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    earlier: new Map(
      earlier
        .filter((terms) => terms.site_id === row.site_id && terms.mission_code === row.mission_code)
        .map((terms) => [terms.terms_version, termsOf(terms)]),
    ),
  }));
}

async function earlierTerms(db: Database, siteIds: readonly number[]): Promise<readonly TermsRow[]> {
  const { rows } = await sql<TermsRow>`
    select * from rewards.mission_terms where site_id = any(${siteIds}::int[])`.execute(db);
  return rows;
}

function termsOf(row: TermsRow): MissionTerms {
  return {
    termsVersion: row.terms_version,
    title: row.title,
    description: row.description,
    target: row.target,
    category: row.category,
    providerCode: row.provider_code,
    gameCode: row.game_code,
    minimumStake: row.minimum_stake,
    turnover: row.turnover,
    rewardKind: row.reward_kind,
    rewardAmount: row.reward_amount,
    claimHours: row.claim_hours,
  };
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
