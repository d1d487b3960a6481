import { z } from 'zod';
import { positiveMoneySchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { paymentReferenceSchema } from '../../operator-money.ts';

export const withdrawalsSettle = defineOperation({
  path: '/operate/withdrawals/settle',
  summary:
    'Say what a payout that does not settle by itself has really paid; once a second operator agrees, the hold is corrected to it',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_id: z.uuid(),
    amount: positiveMoneySchema.describe('What left, which may differ from what was held'),
    reference: paymentReferenceSchema.describe('Of the payout, at the gateway or the bank'),
    writes_off: z.boolean().describe('The house bears what the balance lacks'),
    reason: reasonSchema,
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
