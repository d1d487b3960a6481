import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import { inEveryLanguage } from '../../sites/words.ts';
import { presentScore, readPrizes } from './leaderboard.ts';

const metricSchema = z.enum(['turnover', 'win_multiplier', 'wins']);

/** A site's active leaderboards in the form of a brand's `leaderboards.json`; undefined if there are none. */
export async function exportLeaderboards(db: Database, siteId: number) {
  const rows = await db
    .selectFrom('rewards.leaderboard')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('leaderboard_code')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({
    leaderboard_id: row.leaderboard_code,
    title: inEveryLanguage(row.title),
    description: inEveryLanguage(row.description),
    period: row.period,
    metric: row.metric,
    category: row.category,
    provider_code: row.provider_code,
    minimum_stake: formatMoney(row.minimum_stake),
    minimum_score: presentScore(metricSchema.parse(row.metric), row.minimum_score),
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
    prizes: readPrizes(row.prizes).map(({ from, to, reward, turnover }) => ({
      from,
      to,
      kind: reward.kind,
      amount: formatMoney(reward.amount),
      turnover: formatMoney(turnover),
    })),
  }));
}
