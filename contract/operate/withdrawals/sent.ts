import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const withdrawalsSent = defineOperation({
  path: '/operate/withdrawals/sent',
  summary:
    'Name the gateway’s id of a payout whose request got no answer; the gateway is asked, and its answer must belong to the withdrawal',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_id: z.uuid(),
    reference: paymentReferenceSchema.describe('The gateway’s id of the payout'),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
