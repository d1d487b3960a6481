import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { rewardRefFields } from '../../operator-rewards.ts';

export const rewardsDiscardDraft = defineOperation({
  path: '/operate/rewards/discard_draft',
  summary: 'Throw the draft of a document of the rewards away',
  access: 'rewards.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'reward',
  request: z.object({ site_code: siteCodeSchema, ...rewardRefFields }),
  answer: z.object({}),
  refusals: ['siteNotFound', 'draftNotFound'],
});
