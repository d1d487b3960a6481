import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withdrawalSchema } from '../../entities.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const withdrawalList = defineCall({
  path: '/api/cashier/withdrawal_list',
  summary: "The player's withdrawals, latest first",
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields, open_only: z.boolean().default(false) }),
  answer: z.object({ ...pageAnswer, value: z.array(withdrawalSchema) }),
  refusals: [],
});
