import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import {
  cursorAnswer,
  cursorFields,
  queuedWithdrawalSchema,
  siteCodeSchema,
  withdrawalQueueStatuses,
} from '../../operator-entities.ts';

export const withdrawalsList = defineOperation({
  path: '/operate/withdrawals/list',
  summary: 'Withdrawals by status; those that wait come in the order of review',
  access: 'withdrawals.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    status: z
      .enum(['open', ...withdrawalQueueStatuses])
      .default('open')
      .describe('open: those that wait for a decision or for the bank'),
    site_code: siteCodeSchema.optional(),
  }),
  answer: z.object({
    ...cursorAnswer,
    total: z.int().describe('All that match'),
    value: z.array(queuedWithdrawalSchema),
  }),
  refusals: [],
});
