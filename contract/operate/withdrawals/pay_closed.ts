import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const withdrawalsPayClosed = defineOperation({
  path: '/operate/withdrawals/pay_closed',
  summary: 'Hold what is in a closed account for a payout, which is then approved like any withdrawal',
  access: 'withdrawals.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'withdrawal',
  request: z.object({
    player_id: playerIdSchema,
    bank: z
      .object({
        bank_name: z.string().trim().min(1, 'the bank').max(64, 'at most 64 characters'),
        account_number: z.string().regex(/^\d{6,34}$/, '6 to 34 digits'),
      })
      .nullable()
      .describe('In the name of the player; null for the account that was last paid to, or the default one'),
    reason: reasonSchema,
  }),
  answer: z.object({ withdrawal_id: z.uuid() }),
  refusals: ['playerNotFound', 'commandRefused'],
});
