import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { bankAccountSchema } from '../../entities.ts';
import { personNameSchema, stepUpFields } from '../../fields.ts';

export const bankAccountAdd = defineCall({
  path: '/api/cashier/bank_account_add',
  summary: "Add a bank account in the player's own name",
  access: 'player',
  stepUp: 'always',
  request: z.object({
    ...stepUpFields,
    bank_name: z.string().trim().min(2, 'the bank').max(64, 'the bank'),
    account_name: personNameSchema,
    account_number: z
      .string()
      .trim()
      .regex(/^[0-9]{6,34}$/, '6 to 34 digits'),
  }),
  answer: z.object({ bank_account: bankAccountSchema }),
  refusals: ['bankAccountTaken', 'bankAccountNameMismatch', 'methodUnavailable', 'bankAccountLimitReached'],
});
