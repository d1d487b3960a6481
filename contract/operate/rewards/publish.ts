import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardChangeSchema } from '../../operator-rewards.ts';

export const rewardsPublish = defineOperation({
  path: '/operate/rewards/publish',
  summary: 'Publish a document of the rewards; what players have started keeps its terms',
  access: 'rewards.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'reward',
  request: z.object({ site_code: siteCodeSchema, is_new: z.boolean(), change: rewardChangeSchema }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged', 'rewardExists', 'levelHeld', 'rewardsTooDear'],
});
