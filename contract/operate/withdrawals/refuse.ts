import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { decidedWithdrawalSchema, reasonSchema } from '../../operator-entities.ts';

export const withdrawalsRefuse = defineOperation({
  path: '/operate/withdrawals/refuse',
  summary: 'Refuse withdrawals, each by itself; the money goes back to the player',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'each',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_ids: z.array(z.uuid()).min(1).max(50),
    reason: reasonSchema.describe('The player sees it'),
  }),
  answer: z.object({ value: z.array(decidedWithdrawalSchema) }),
  refusals: [],
});
