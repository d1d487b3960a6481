import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { moneySchema, timeSchema } from '../../fields.ts';
import { queuedWithdrawalSchema } from '../../operator-entities.ts';

export const withdrawalsGet = defineOperation({
  path: '/operate/withdrawals/get',
  summary: 'One withdrawal, its history and what its rules object to now',
  access: 'withdrawals.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ withdrawal_id: z.uuid() }),
  answer: z.object({
    withdrawal: queuedWithdrawalSchema,
    record: z
      .object({
        what: z.enum(['paid', 'returned', 'settled']),
        amount: moneySchema.describe('What is said to have left or come back'),
        writes_off: z.boolean().describe('Of a settlement: the house bears what the balance lacks'),
        reference: z.string(),
        asked_by: z.string(),
        approval_id: z.uuid().nullable(),
      })
      .nullable()
      .describe('What one operator says became of it and a second one has to agree to'),
    payout_id: z.string().nullable().describe('The gateway’s; null until it is known'),
    events: z.array(z.object({ action: z.string(), actor: z.string(), detail: z.string(), at: timeSchema })),
    objections: z.array(
      z.object({ refused: z.boolean().describe('False for a note'), reason: z.string(), detail: z.string() }),
    ),
  }),
  refusals: ['withdrawalNotFound'],
});
