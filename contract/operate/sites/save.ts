import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { settingsChangeSchema } from '../../site-documents.ts';

export const sitesSave = defineOperation({
  path: '/operate/sites/save',
  summary: 'Change a setting of a site; it holds at once',
  access: 'sites.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({ site_code: siteCodeSchema, change: settingsChangeSchema }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged', 'currencyFixed'],
});
