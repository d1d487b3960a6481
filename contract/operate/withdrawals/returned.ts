import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const withdrawalsReturned = defineOperation({
  path: '/operate/withdrawals/returned',
  summary: 'Record that the bank sent a settled payout back; the money goes back to the player',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_id: z.uuid(),
    reference: paymentReferenceSchema.describe('Of the return'),
    reason: reasonSchema.describe('The player sees it'),
  }),
  answer: z.object({}),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
