import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { settingsSchemas } from '../../site-documents.ts';

export const sitesGet = defineOperation({
  path: '/operate/sites/get',
  summary: 'The settings of a site',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    settings: z.object(settingsSchemas),
    currency_fixed: z.boolean().describe('Whether money has moved, so that the currency stays'),
    url: z.string(),
  }),
  refusals: ['siteNotFound'],
});
