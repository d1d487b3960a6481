import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const promotionsRestore = defineOperation({
  path: '/operate/promotions/restore',
  summary: 'Bring a promotion back to what it was before a change',
  access: 'promotions.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'promotion',
  request: z.object({ site_code: siteCodeSchema, revision_id: z.uuid() }),
  answer: z.object({ revision_id: z.uuid() }),
  refusals: ['siteNotFound', 'revisionNotFound', 'documentUnchanged'],
});
