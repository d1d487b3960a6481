import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withdrawalSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const withdrawalStatus = defineCall({
  path: '/api/cashier/withdrawal_status',
  summary: 'The status of a withdrawal',
  access: 'player',
  request: z.object({ ...sessionFields, withdrawal_id: z.uuid('the withdrawal') }),
  answer: z.object({ withdrawal: withdrawalSchema }),
  refusals: ['withdrawalNotFound'],
});
