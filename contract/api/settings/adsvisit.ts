import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { siteFields } from '../../fields.ts';

export const adsVisit = defineCall({
  path: '/api/settings/adsvisit',
  summary: 'Record a visit from an advertisement',
  access: 'public',
  request: z.object({
    ...siteFields,
    fbp: z.string().trim().max(128).default(''),
    appsflyer_id: z.string().trim().max(128).default(''),
  }),
  answer: z.object({}),
  refusals: ['siteNotFound'],
});
