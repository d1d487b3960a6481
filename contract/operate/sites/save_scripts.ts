import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';
import { siteScriptsSchema } from '../../site-documents.ts';

export const sitesSaveScripts = defineOperation({
  path: '/operate/sites/save_scripts',
  summary: 'Ask a second operator to change the scripts that the pages of a site run',
  access: 'sites.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'site',
  request: z.object({ site_code: siteCodeSchema, scripts: siteScriptsSchema, reason: reasonSchema }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['siteNotFound', 'documentUnchanged', 'scriptChangeAsked'],
  ratePerMinute: 30,
  // Ten scripts of 20,000 characters, each written as an escape of six.
  bodyLimit_bytes: 1_500_000,
});
