import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { bankAccountSchema } from '../../entities.ts';
import { stepUpFields } from '../../fields.ts';

export const bankAccountRemove = defineCall({
  path: '/api/cashier/bank_account_remove',
  summary: 'Remove a bank account without a pending withdrawal',
  access: 'player',
  stepUp: 'always',
  request: z.object({ ...stepUpFields, bank_account_id: z.uuid('the bank account') }),
  answer: z.object({ value: z.array(bankAccountSchema) }),
  refusals: ['bankAccountNotFound', 'bankAccountInUse'],
});
