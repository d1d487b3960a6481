import { z } from 'zod';
import { documentKinds } from '../../documents.ts';
import { moneySchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, siteCodeSchema } from '../../operator-entities.ts';

export const documentsSaveRule = defineOperation({
  path: '/operate/documents/save_rule',
  summary: 'Set from which amount withdrawn a site asks for a kind of document',
  access: 'documents.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'document_rule',
  request: z.object({
    site_code: siteCodeSchema,
    kind: z.enum(documentKinds),
    from_amount: moneySchema
      .refine((amount) => !amount.startsWith('-'), 'a decimal amount such as "120.50"')
      .nullable()
      .describe('0 for every withdrawal; null removes the rule'),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['siteNotFound'],
});
