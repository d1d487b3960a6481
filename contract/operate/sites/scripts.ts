import { z } from 'zod';
import { changeByTwoSchema } from '../../change-by-two.ts';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { siteScriptsSchema } from '../../site-documents.ts';

export const sitesScripts = defineOperation({
  path: '/operate/sites/scripts',
  summary:
    'The scripts that the pages of a site run for analytics and chat, and the change that was asked for last',
  access: 'sites.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema, approval_id: z.uuid().optional() }),
  answer: z.object({
    scripts: siteScriptsSchema,
    change: changeByTwoSchema(siteScriptsSchema),
  }),
  refusals: ['siteNotFound'],
});
