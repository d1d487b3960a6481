import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const withdrawalsUnsent = defineOperation({
  path: '/operate/withdrawals/unsent',
  summary: 'Record that the gateway never made a payout, so that the withdrawal waits for a decision again',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({ withdrawal_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['withdrawalNotFound', 'commandRefused'],
});
