import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { contentChangeSchema } from '../../site-documents.ts';

export const contentSaveDraft = defineOperation({
  path: '/operate/content/save_draft',
  summary: 'Keep a draft of a document, which players do not see',
  access: 'content.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({
    site_code: siteCodeSchema,
    change: contentChangeSchema,
    publish_at: timeSchema.nullable().default(null).describe('Null to publish it by hand'),
  }),
  answer: z.object({ saved_at: timeSchema }),
  refusals: ['siteNotFound'],
});
