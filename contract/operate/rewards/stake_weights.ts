import { z } from 'zod';
import { changeByTwoSchema } from '../../change-by-two.ts';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { stakeWeightSchema } from '../../stake-weights.ts';

export const rewardsStakeWeights = defineOperation({
  path: '/operate/rewards/stake_weights',
  summary: 'How much of a stake counts towards rewards, by category, and the change that was asked for last',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, approval_id: z.uuid().optional() }),
  answer: z.object({
    value: z.array(
      stakeWeightSchema.extend({ usual: z.int().describe('In percent, where the site sets none') }),
    ),
    change: changeByTwoSchema(z.array(stakeWeightSchema)),
  }),
  refusals: ['siteNotFound'],
});
