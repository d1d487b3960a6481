import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { positiveMoneySchema } from '../../fields.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const depositsApprove = defineOperation({
  path: '/operate/deposits/approve',
  summary:
    'Credit a deposit with what has arrived; large ones, and a reference that was used before, wait for a second operator',
  access: 'deposits.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'deposit',
  request: z.object({
    deposit_id: z.uuid(),
    amount: positiveMoneySchema.describe('What has arrived, the fee included'),
    reference: paymentReferenceSchema,
    reason: z
      .string()
      .trim()
      .max(500, 'at most 500 characters')
      .default('')
      .describe('Needed if another amount than the one asked for has arrived'),
  }),
  answer: z.object({ outcome: z.enum(['credited', 'approval_requested']) }),
  refusals: ['depositNotFound', 'commandRefused'],
});
