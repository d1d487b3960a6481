import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardChangeSchema, rewardCostSchema, rewardSaidSchema } from '../../operator-rewards.ts';

export const rewardsCheck = defineOperation({
  path: '/operate/rewards/check',
  summary:
    'What a document says to players, what it would have cost in 30 days, and whether anybody could gain by it',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, change: rewardChangeSchema }),
  answer: z.object({ said: rewardSaidSchema, cost: rewardCostSchema }),
  refusals: ['siteNotFound'],
  ratePerMinute: 120,
});
