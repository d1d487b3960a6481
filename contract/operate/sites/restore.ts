import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const sitesRestore = defineOperation({
  path: '/operate/sites/restore',
  summary: 'Bring a document back to what it was before a change of the settings',
  access: 'sites.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({ site_code: siteCodeSchema, revision_id: z.uuid() }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'revisionNotFound', 'documentUnchanged'],
});
