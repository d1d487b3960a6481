import { contentDocuments } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, siteCodeSchema } from '../../operator-entities.ts';
import { revisionSchema } from '../../site-documents.ts';

export const contentHistory = defineOperation({
  path: '/operate/content/history',
  summary: 'What was changed in the content of a site, latest first',
  access: 'content.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema,
    document: z.enum(contentDocuments).optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(revisionSchema) }),
  refusals: ['siteNotFound'],
});
