import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { bankAccountSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const bankAccountList = defineCall({
  path: '/api/cashier/bank_account_list',
  summary: "The player's bank accounts for payouts",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    value: z.array(bankAccountSchema),
    banks: z.array(z.string()),
    account_name: z.string(),
  }),
  refusals: [],
});
