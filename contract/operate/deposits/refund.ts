import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const depositsRefund = defineOperation({
  path: '/operate/deposits/refund',
  summary: 'Record that the money of a deposit was given back outside; it is never credited after that',
  access: 'deposits.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'deposit',
  request: z.object({
    deposit_id: z.uuid(),
    reference: paymentReferenceSchema,
    reason: reasonSchema.describe('The player sees it'),
  }),
  answer: z.object({}),
  refusals: ['depositNotFound', 'commandRefused'],
});
