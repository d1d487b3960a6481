import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';

export const campaignsStop = defineOperation({
  path: '/operate/campaigns/stop',
  summary: 'Stop a campaign, also in the middle: nobody else is written to',
  access: 'campaigns.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'campaign',
  request: z.object({ site_code: siteCodeSchema, campaign_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['siteNotFound', 'campaignNotFound', 'campaignFixed'],
});
