import { z } from 'zod';
import { documentStates } from '../../documents.ts';
import { defineOperation } from '../../operation.ts';
import { reviewedDocumentSchema } from '../../operator-document.ts';
import { cursorAnswer, cursorFields, playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';

export const documentsList = defineOperation({
  path: '/operate/documents/list',
  summary: 'Documents without their content: those that wait oldest first, others latest first',
  access: 'documents.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema.optional(),
    player_id: playerIdSchema.optional(),
    state: z.enum(documentStates).optional(),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(reviewedDocumentSchema) }),
  refusals: ['playerNotFound'],
});
