import { z } from 'zod';
import { documentMediaTypes } from '../../documents.ts';
import { defineOperation } from '../../operation.ts';

export const documentsView = defineOperation({
  path: '/operate/documents/view',
  summary: 'The content of one document; who looked at it is kept',
  access: 'documents.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({ document_id: z.uuid() }),
  answer: z.object({
    media_type: z.enum(documentMediaTypes),
    content: z.string().describe('The file in base64'),
  }),
  refusals: ['documentNotFound'],
  ratePerMinute: 60,
});
