import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import type { Reward } from '../../bonus/reward.ts';
import { rewardKinds } from '@marquee/contract/engagement.ts';

/** Rankings never reward losses. */
export type LeaderboardMetric = 'turnover' | 'win_multiplier' | 'wins';
export type LeaderboardPeriod = 'daily' | 'weekly' | 'range';

/** The prize for each of the ranks `from` to `to`. */
export interface Prize {
  readonly from: number;
  readonly to: number;
  readonly reward: Reward;
  /** How much real money the winner must have staked in the period for the full prize. Less is paid in proportion. */
  readonly turnover: bigint;
}

export interface Leaderboard {
  readonly siteId: number;
  readonly code: string;
  readonly title: unknown;
  readonly description: unknown;
  readonly period: LeaderboardPeriod;
  readonly metric: LeaderboardMetric;
  readonly category: string | null;
  readonly providerCode: string | null;
  readonly minimumStake: bigint;
  /**
   * The unit of a score is 1/100,000 of the currency's unit for turnover, 1/10,000 for win_multiplier, and one win for
   * wins.
   */
  readonly minimumScore: bigint;
  readonly prizes: readonly Prize[];
  readonly startsAt: Date | null;
  readonly endsAt: Date | null;
}

/** The score of a multiplier of 1. */
export const multiplierUnit = 10_000n;

const storedPrizesSchema = z.array(
  z.object({
    from: z.int(),
    to: z.int(),
    kind: z.enum(rewardKinds),
    amount: z.string(),
    turnover: z.string().default('0'),
  }),
);

/** Prizes as they are stored. Amounts are text because JSON has no bigint. */
export function readPrizes(stored: unknown): Prize[] {
  return storedPrizesSchema.parse(stored).map(({ from, to, kind, amount, turnover }) => ({
    from,
    to,
    reward: { kind, amount: BigInt(amount) },
    turnover: BigInt(turnover),
  }));
}

export function storePrizes(prizes: readonly Prize[]): string {
  return JSON.stringify(
    prizes.map(({ from, to, reward, turnover }) => ({
      from,
      to,
      kind: reward.kind,
      amount: reward.amount.toString(),
      turnover: turnover.toString(),
    })),
  );
}

/** What a rank wins; undefined beyond the last prize. */
export function prizeOf(prizes: readonly Prize[], rank: number): Reward | undefined {
  return prizes.find(({ from, to }) => from <= rank && rank <= to)?.reward;
}

/** What a rank is paid, given what its winner staked in the period; undefined if that is nothing. */
export function paidPrize(prizes: readonly Prize[], rank: number, stakes: bigint): Reward | undefined {
  const prize = prizes.find(({ from, to }) => from <= rank && rank <= to);
  if (!prize) return undefined;
  const { reward, turnover } = prize;
  if (stakes >= turnover) return reward;
  const amount = stakes <= 0n ? 0n : (reward.amount * stakes) / turnover;
  return amount === 0n ? undefined : { ...reward, amount };
}

/** A score as the contract shows it. */
export function presentScore(metric: LeaderboardMetric, score: bigint): string {
  if (metric === 'wins') return score.toString();
  if (metric === 'turnover') return formatMoney(score);
  const fraction = (score % multiplierUnit)
    .toString()
    .padStart(4, '0')
    .replace(/0{1,3}$/, '');
  return `${score / multiplierUnit}.${fraction}`;
}

/** The active leaderboards of some sites, in the order in which they are shown. */
export async function activeLeaderboards(db: Database, siteIds: readonly number[]): Promise<Leaderboard[]> {
  const { rows } = await sql<{
    site_id: number;
    leaderboard_code: string;
    title: unknown;
    description: unknown;
    period: string;
    metric: string;
    category: string | null;
    provider_code: string | null;
    minimum_stake: bigint;
    minimum_score: bigint;
    prizes: unknown;
    starts_at: Date | null;
    ends_at: Date | null;
  }>`
    select * from rewards.leaderboard where site_id = any(${siteIds}::int[]) and is_active
    order by site_id, position, leaderboard_code`.execute(db);
  return rows.map((row) => ({
    siteId: row.site_id,
    code: row.leaderboard_code,
    title: row.title,
    description: row.description,
    period: row.period === 'daily' || row.period === 'weekly' ? row.period : 'range',
    metric: row.metric === 'turnover' || row.metric === 'wins' ? row.metric : 'win_multiplier',
    category: row.category,
    providerCode: row.provider_code,
    minimumStake: row.minimum_stake,
    minimumScore: row.minimum_score,
    prizes: readPrizes(row.prizes),
    startsAt: row.starts_at,
    endsAt: row.ends_at,
  }));
}
