import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositSchema } from '../../entities.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const depositList = defineCall({
  path: '/api/cashier/deposit_list',
  summary: "The player's deposits, latest first; open ones can be continued",
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields, open_only: z.boolean().default(true) }),
  answer: z.object({ ...pageAnswer, value: z.array(depositSchema) }),
  refusals: [],
});
