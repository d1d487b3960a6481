import { missionMetrics } from '@marquee/contract/engagement.ts';
import { z } from 'zod';
import type { Database } from '../../kernel/database.ts';
import { formatMoney } from '../../kernel/money.ts';
import { inEveryLanguage } from '../../sites/words.ts';
import { isMoney } from './mission.ts';

const metricSchema = z.enum(missionMetrics);

/** A site's active missions in the form of a brand's `missions.json`; undefined if there are none. */
export async function exportMissions(db: Database, siteId: number) {
  const rows = await db
    .selectFrom('rewards.mission')
    .selectAll()
    .where('site_id', '=', siteId)
    .where('is_active', '=', true)
    .orderBy('position')
    .orderBy('mission_code')
    .execute();
  if (rows.length === 0) return undefined;
  return rows.map((row) => ({
    mission_id: row.mission_code,
    title: inEveryLanguage(row.title),
    description: inEveryLanguage(row.description),
    period: row.period,
    metric: row.metric,
    target: isMoney(metricSchema.parse(row.metric)) ? formatMoney(row.target) : row.target.toString(),
    category: row.category,
    provider_code: row.provider_code,
    game_code: row.game_code,
    minimum_stake: formatMoney(row.minimum_stake),
    turnover: formatMoney(row.turnover),
    reward: { kind: row.reward_kind, amount: formatMoney(row.reward_amount) },
    claim_hours: row.claim_hours,
    starts_at: row.starts_at?.toISOString() ?? null,
    ends_at: row.ends_at?.toISOString() ?? null,
  }));
}
