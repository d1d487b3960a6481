import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { stakeWeightSchema } from '../../stake-weights.ts';

export const rewardsSaveStakeWeights = defineOperation({
  path: '/operate/rewards/save_stake_weights',
  summary:
    'Ask a second operator to let stakes count otherwise towards rewards; bets that were placed keep their weight',
  access: 'rewards.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'stake_weights',
  request: z.object({
    site_code: siteCodeSchema,
    weights: z
      .array(stakeWeightSchema)
      .max(20, 'at most 20 entries')
      .describe('A category that is left out counts as usual'),
    reason: reasonSchema,
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged', 'rewardsTooDear', 'commandRefused'],
});
