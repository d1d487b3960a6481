import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { segmentSchema } from '../../operator-campaigns.ts';

export const campaignsCount = defineOperation({
  path: '/operate/campaigns/count',
  summary: 'How many players a segment has, and whom each channel reaches',
  access: 'campaigns.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, segment: segmentSchema }),
  answer: z.object({ players: z.int(), inbox: z.int(), email: z.int(), sms: z.int() }),
  refusals: ['siteNotFound'],
});
