import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const depositStatus = defineCall({
  path: '/api/cashier/deposit_status',
  summary: 'The status of a deposit',
  access: 'player',
  request: z.object({ ...sessionFields, deposit_id: z.uuid('the deposit') }),
  answer: z.object({ deposit: depositSchema }),
  refusals: ['depositNotFound'],
});
