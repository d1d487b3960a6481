import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const campaignsSend = defineOperation({
  path: '/operate/campaigns/send',
  summary: 'Send a campaign, now or at a time',
  access: 'campaigns.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'campaign',
  request: z.object({
    site_code: siteCodeSchema,
    campaign_id: z.uuid(),
    send_at: timeSchema.nullable().describe('Null for now'),
  }),
  answer: z.object({ send_at: timeSchema }),
  refusals: ['siteNotFound', 'campaignNotFound', 'campaignFixed'],
});
