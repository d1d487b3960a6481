import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardChangeSchema } from '../../operator-rewards.ts';

export const rewardsSaveDraft = defineOperation({
  path: '/operate/rewards/save_draft',
  summary:
    'Keep a draft of VIP levels, a mission, a minigame, tokens, a leaderboard or referral, which players do not see',
  access: 'rewards.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'reward',
  request: z.object({
    site_code: siteCodeSchema,
    is_new: z.boolean().describe('Whether no document of this code may be there yet'),
    change: rewardChangeSchema,
    publish_at: timeSchema.nullable().default(null).describe('Null to publish it by hand'),
  }),
  answer: z.object({ saved_at: timeSchema }),
  refusals: ['siteNotFound', 'rewardExists', 'levelHeld', 'rewardsTooDear'],
});
