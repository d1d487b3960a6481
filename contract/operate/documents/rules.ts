import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { documentRuleSchema } from '../../operator-document.ts';

export const documentsRules = defineOperation({
  path: '/operate/documents/rules',
  summary: 'From which amount withdrawn each site asks for each kind of document',
  access: 'documents.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(documentRuleSchema) }),
  refusals: [],
});
