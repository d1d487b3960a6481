import { missionMetrics, rewardKinds } from '@marquee/contract/engagement.ts';
import { moneySchema, positiveMoneySchema, timeSchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';
import { sql, type Database } from '../../kernel/database.ts';
import { parseMoney } from '../../kernel/money.ts';
import { wordsSchema } from '../../sites/words.ts';
import { isMoney } from './mission.ts';

/** `brands/<brand>/missions.json`. */
export const missionsFileSchema = z.array(
  z.strictObject({
    mission_id: z.string().regex(/^[a-z0-9-]{2,48}$/),
    title: wordsSchema,
    description: wordsSchema,
    period: z.enum(['daily', 'weekly', 'once']),
    metric: z.enum(missionMetrics),
    target: positiveMoneySchema.describe('A whole number for metrics that count'),
    category: z.string().nullable().default(null),
    provider_code: z.string().nullable().default(null),
    game_code: z.string().nullable().default(null),
    minimum_stake: z.string().default('0.00'),
    turnover: moneySchema.default('0').describe('Real money that must also be staked in the period'),
    reward: z.strictObject({ kind: z.enum(rewardKinds), amount: positiveMoneySchema }),
    claim_hours: z.int().min(1).max(720).default(24),
    starts_at: timeSchema.nullable().default(null),
    ends_at: timeSchema.nullable().default(null),
  }),
);

/** Make a site's missions match its brand's `missions.json`. A mission that is no longer in it becomes inactive. */
export async function importMissions(trx: Database, siteId: number, file: unknown): Promise<void> {
  const missions = missionsFileSchema.parse(file ?? []);
  await sql`update rewards.mission set is_active = false where site_id = ${siteId}`.execute(trx);
  for (const [position, mission] of missions.entries()) {
    const target = isMoney(mission.metric) ? parseMoney(mission.target) : BigInt(mission.target);
    await sql`
      insert into rewards.mission (site_id, mission_code, position, title, description, period, metric, target, category,
        provider_code, game_code, minimum_stake, turnover, reward_kind, reward_amount, claim_hours, starts_at, ends_at, is_active)
      values (${siteId}, ${mission.mission_id}, ${position}, ${JSON.stringify(mission.title)}::jsonb,
        ${JSON.stringify(mission.description)}::jsonb, ${mission.period}, ${mission.metric}, ${target},
        ${mission.category}, ${mission.provider_code}, ${mission.game_code}, ${parseMoney(mission.minimum_stake)}, ${parseMoney(mission.turnover)},
        ${mission.reward.kind}, ${parseMoney(mission.reward.amount)}, ${mission.claim_hours}, ${mission.starts_at},
        ${mission.ends_at}, true)
      on conflict (site_id, mission_code) do update set position = excluded.position, title = excluded.title,
        description = excluded.description, period = excluded.period, metric = excluded.metric, target = excluded.target,
        category = excluded.category, provider_code = excluded.provider_code, game_code = excluded.game_code,
        minimum_stake = excluded.minimum_stake, turnover = excluded.turnover, reward_kind = excluded.reward_kind,
        reward_amount = excluded.reward_amount, claim_hours = excluded.claim_hours, starts_at = excluded.starts_at,
        ends_at = excluded.ends_at, is_active = true`.execute(trx);
  }
}
