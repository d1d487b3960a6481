import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const depositCancel = defineCall({
  path: '/api/cashier/deposit_cancel',
  summary: 'Cancel an unpaid deposit; if it turns out to be paid, it is credited instead',
  access: 'player',
  request: z.object({ ...sessionFields, deposit_id: z.uuid('the deposit') }),
  answer: z.object({ deposit: depositSchema }),
  refusals: ['depositNotFound', 'depositNotCancellable', 'gatewayUnavailable'],
  ratePerMinute: 30,
});
