import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { campaignDocumentSchema } from '../../operator-campaigns.ts';

export const campaignsSave = defineOperation({
  path: '/operate/campaigns/save',
  summary: 'Keep a campaign; one that was scheduled is a draft again',
  access: 'campaigns.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'campaign',
  request: z.object({
    site_code: siteCodeSchema,
    campaign_id: z.uuid().nullable().describe('Null for a new one'),
    campaign: campaignDocumentSchema,
  }),
  answer: z.object({ campaign_id: z.uuid() }),
  refusals: ['siteNotFound', 'campaignNotFound', 'campaignFixed'],
});
