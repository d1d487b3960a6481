import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const rewardsRestore = defineOperation({
  path: '/operate/rewards/restore',
  summary: 'Bring a document of the rewards back to what it was before a change',
  access: 'rewards.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'reward',
  request: z.object({ site_code: siteCodeSchema, revision_id: z.uuid() }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'revisionNotFound', 'documentUnchanged', 'levelHeld', 'rewardsTooDear'],
});
