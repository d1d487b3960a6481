import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const withdrawalsReturned = defineOperation({
  path: '/operate/withdrawals/returned',
  summary:
    'Say that the bank sent a settled payout back; once a second operator agrees, the money goes back to the player',
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
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
