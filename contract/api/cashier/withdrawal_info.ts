import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { bankAccountSchema, withdrawalSchema } from '../../entities.ts';
import { currencySchema, moneySchema, sessionFields } from '../../fields.ts';

export const withdrawalInfo = defineCall({
  path: '/api/cashier/withdrawal_info',
  summary: 'What can be paid out now, and why not more',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    currency: currencySchema,
    available: moneySchema,
    balance: moneySchema,
    held: moneySchema,
    bonus: moneySchema,
    minimum: moneySchema,
    maximum: moneySchema,
    turnover_required: moneySchema,
    turnover_done: moneySchema,
    remaining_today: z.int(),
    bank_accounts: z.array(bankAccountSchema),
    pending: z.array(withdrawalSchema),
  }),
  refusals: [],
});
