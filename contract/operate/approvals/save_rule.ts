import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, positiveMoneySchema } from '../../fields.ts';
import { reasonSchema, ruledApprovalKinds } from '../../operator-entities.ts';

export const approvalsSaveRule = defineOperation({
  path: '/operate/approvals/save_rule',
  summary: 'Set from which amount a second operator must approve',
  access: 'approvals.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'approval_rule',
  request: z.object({
    kind: z.enum(ruledApprovalKinds),
    currency: currencySchema,
    threshold: positiveMoneySchema.nullable().describe('Null removes the rule'),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: [],
});
