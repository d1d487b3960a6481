import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositMethodSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const depositMethods = defineCall({
  path: '/api/cashier/deposit_methods',
  summary: 'The deposit methods',
  access: 'player',
  request: z.object({
    ...sessionFields,
    language: z
      .string()
      .trim()
      .max(8)
      .optional()
      .describe("The language of the instructions; the player's own by default"),
  }),
  answer: z.object({ value: z.array(depositMethodSchema) }),
  refusals: [],
});
