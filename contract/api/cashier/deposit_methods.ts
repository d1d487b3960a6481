import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { depositMethodSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const depositMethods = defineCall({
  path: '/api/cashier/deposit_methods',
  summary: 'How the player can pay in',
  access: 'player',
  request: z.object({
    ...sessionFields,
    language: z
      .string()
      .trim()
      .max(8)
      .optional()
      .describe("Of the instructions; the player's own without it"),
  }),
  answer: z.object({ value: z.array(depositMethodSchema) }),
  refusals: [],
});
