import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { bankAccountSchema } from '../../entities.ts';
import { stepUpFields } from '../../fields.ts';

export const bankAccountDefault = defineCall({
  path: '/api/cashier/bank_account_default',
  summary: 'Make a bank account the default',
  access: 'player',
  stepUp: 'always',
  request: z.object({ ...stepUpFields, bank_account_id: z.uuid('the bank account') }),
  answer: z.object({ value: z.array(bankAccountSchema) }),
  refusals: ['bankAccountNotFound'],
});
