import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { moneySchema, timeSchema } from '../../fields.ts';
import { rewardKinds } from '../../engagement.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardRefFields } from '../../operator-rewards.ts';

export const rewardsResults = defineOperation({
  path: '/operate/rewards/results',
  summary: 'The periods of a leaderboard, latest first, with who won what and when it was paid',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, code: rewardRefFields.code }),
  answer: z.object({
    value: z.array(
      z.object({
        period_start: timeSchema,
        ends_at: timeSchema,
        closed_at: timeSchema.nullable().describe('When it was ranked; null while it runs'),
        players: z.int().describe('How many scored'),
        prizes: z.array(
          z.object({
            rank: z.int(),
            player_id: z.string(),
            account_id: z.string(),
            score: z.string(),
            kind: z.enum(rewardKinds),
            amount: moneySchema,
            paid_at: timeSchema.nullable(),
          }),
        ),
      }),
    ),
  }),
  refusals: ['siteNotFound'],
});
