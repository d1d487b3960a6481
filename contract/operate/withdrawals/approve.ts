import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { decidedWithdrawalSchema, reasonSchema } from '../../operator-entities.ts';

export const withdrawalsApprove = defineOperation({
  path: '/operate/withdrawals/approve',
  summary: 'Approve withdrawals, each by itself; large ones wait for a second operator',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'each',
  subject: 'withdrawal',
  request: z.object({
    withdrawal_ids: z.array(z.uuid()).min(1).max(50),
    reason: reasonSchema.optional().describe('For the operator who is asked to approve'),
  }),
  answer: z.object({ value: z.array(decidedWithdrawalSchema) }),
  refusals: [],
});
