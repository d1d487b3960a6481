import { z } from 'zod';
import { documentStates } from '../../documents.ts';
import { defineOperation } from '../../operation.ts';

export const documentsDecide = defineOperation({
  path: '/operate/documents/decide',
  summary: 'Approve a document, or refuse it with a reason that the player reads',
  access: 'documents.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.discriminatedUnion('decision', [
    z.object({
      document_id: z.uuid(),
      decision: z.literal('approve'),
      expires_on: z.iso.date().nullable().default(null).describe('Its last valid day; null if it has none'),
    }),
    z.object({
      document_id: z.uuid(),
      decision: z.literal('refuse'),
      reason: z.string().trim().min(3, 'at least 3 characters').max(300, 'at most 300 characters'),
    }),
  ]),
  answer: z.object({ state: z.enum(documentStates) }),
  refusals: ['documentNotFound', 'documentDecided'],
});
