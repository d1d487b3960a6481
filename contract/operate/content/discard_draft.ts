import { contentDocuments } from '../../document-names.ts';
import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const contentDiscardDraft = defineOperation({
  path: '/operate/content/discard_draft',
  summary: 'Throw a draft away',
  access: 'content.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'document',
  request: z.object({ site_code: siteCodeSchema, document: z.enum(contentDocuments) }),
  answer: z.object({}),
  refusals: ['siteNotFound', 'draftNotFound'],
});
