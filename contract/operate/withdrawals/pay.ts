import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const withdrawalsPay = defineOperation({
  path: '/operate/withdrawals/pay',
  summary:
    'Say that a withdrawal was paid outside of a gateway, under the bank’s reference; a second operator must agree',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_id: z.uuid(),
    reference: paymentReferenceSchema.describe('Of the transfer; it counts once'),
    reason: reasonSchema,
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
