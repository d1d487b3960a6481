import { rewardKinds } from '@marquee/contract/engagement.ts';
import { moneySchema, positiveMoneySchema, timeSchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { minorPerUnit, parseMoney } from '../../kernel/money.ts';
import { wordsSchema } from '../../sites/words.ts';
import { multiplierUnit, storePrizes, type LeaderboardMetric } from './leaderboard.ts';

/** `brands/<brand>/leaderboards.json`. */
export const leaderboardsFileSchema = z.array(
  z.strictObject({
    leaderboard_id: z.string().regex(/^[a-z0-9-]{2,48}$/),
    title: wordsSchema,
    description: wordsSchema,
    period: z.enum(['daily', 'weekly', 'range']),
    metric: z.enum(['turnover', 'win_multiplier', 'wins']),
    category: z.string().nullable().default(null),
    provider_code: z.string().nullable().default(null),
    minimum_stake: z.string().default('0.00'),
    minimum_score: positiveMoneySchema,
    starts_at: timeSchema.nullable().default(null),
    ends_at: timeSchema.nullable().default(null),
    prizes: z
      .array(
        z.strictObject({
          from: z.int().min(1),
          to: z.int().min(1).max(1000),
          kind: z.enum(rewardKinds),
          amount: positiveMoneySchema,
          turnover: moneySchema
            .default('0')
            .describe('The stakes required for the full prize; less is paid in proportion'),
        }),
      )
      .min(1),
  }),
);

/**
 * Make a site's leaderboards match its brand's `leaderboards.json`. A leaderboard that is no longer in it stops
 * scoring.
 */
export async function importLeaderboards(trx: Database, siteId: number, file: unknown): Promise<void> {
  const boards = leaderboardsFileSchema.parse(file ?? []);
  await sql`update rewards.leaderboard set is_active = false where site_id = ${siteId}`.execute(trx);
  for (const [position, board] of boards.entries()) {
    const prizes = board.prizes.map(({ from, to, kind, amount, turnover }) => ({
      from,
      to,
      reward: { kind, amount: parseMoney(amount) },
      turnover: parseMoney(turnover),
    }));
    await sql`
      insert into rewards.leaderboard (site_id, leaderboard_code, position, title, description, period, metric, category,
        provider_code, minimum_stake, minimum_score, prizes, starts_at, ends_at, is_active)
      values (${siteId}, ${board.leaderboard_id}, ${position}, ${JSON.stringify(board.title)}::jsonb,
        ${JSON.stringify(board.description)}::jsonb, ${board.period}, ${board.metric}, ${board.category},
        ${board.provider_code}, ${parseMoney(board.minimum_stake)}, ${storedScore(board.metric, board.minimum_score)},
        ${storePrizes(prizes)}::jsonb, ${board.starts_at}, ${board.ends_at}, true)
      on conflict (site_id, leaderboard_code) do update set position = excluded.position, title = excluded.title,
        description = excluded.description, period = excluded.period, metric = excluded.metric,
        category = excluded.category, provider_code = excluded.provider_code, minimum_stake = excluded.minimum_stake,
        minimum_score = excluded.minimum_score, prizes = excluded.prizes, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, is_active = true`.execute(trx);
  }
}

/** A score as it is stored: see `Leaderboard.minimumScore`. */
export function storedScore(metric: LeaderboardMetric, score: string): bigint {
  const minor = parseMoney(score);
  if (metric === 'turnover') return minor;
  return metric === 'wins' ? minor / minorPerUnit : (minor * multiplierUnit) / minorPerUnit;
}
