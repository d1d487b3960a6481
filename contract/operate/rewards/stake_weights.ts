import { z } from 'zod';
import { timeSchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { stakeWeightSchema } from '../../stake-weights.ts';

export const rewardsStakeWeights = defineOperation({
  path: '/operate/rewards/stake_weights',
  summary:
    'How much of a stake counts towards rewards, by category, and the change that waits for a second operator',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    value: z.array(
      stakeWeightSchema.extend({ usual: z.int().describe('In percent, where the site sets none') }),
    ),
    asked: z
      .object({
        approval_id: z.uuid(),
        asked_by: z.string(),
        at: timeSchema,
        value: z.array(stakeWeightSchema),
      })
      .nullable(),
  }),
  refusals: ['siteNotFound'],
});
