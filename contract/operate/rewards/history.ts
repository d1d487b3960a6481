import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { rewardRefFields } from '../../operator-rewards.ts';
import { revisionSchema } from '../../site-documents.ts';

export const rewardsHistory = defineOperation({
  path: '/operate/rewards/history',
  summary: 'What was changed in a document of the rewards, latest first',
  access: 'rewards.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, site_code: siteCodeSchema, ...rewardRefFields }),
  answer: z.object({ ...cursorAnswer, value: z.array(revisionSchema) }),
  refusals: ['siteNotFound'],
});
