import { z } from 'zod';
import { timeSchema } from '../../fields.ts';
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
    change: z
      .object({
        approval_id: z.uuid(),
        state: z.enum(['asked', 'made', 'refused']),
        asked_by: z.string(),
        asked_at: timeSchema,
        before: siteScriptsSchema,
        after: siteScriptsSchema,
      })
      .nullable()
      .describe('The one that waits for a second operator, or the one of the request'),
  }),
  refusals: ['siteNotFound'],
});
