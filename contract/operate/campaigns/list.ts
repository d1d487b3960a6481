import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { campaignSchema } from '../../operator-campaigns.ts';

export const campaignsList = defineOperation({
  path: '/operate/campaigns/list',
  summary: 'The campaigns of a site, latest first, with their figures',
  access: 'campaigns.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    value: z.array(campaignSchema),
    levels: z.array(z.string()),
    tags: z.array(z.string()),
  }),
  refusals: ['siteNotFound'],
});
