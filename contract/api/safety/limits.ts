import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, sessionFields } from '../../fields.ts';
import { limitSchema } from '../../safety.ts';

export const safetyLimits = defineCall({
  path: '/api/safety/limits',
  summary: 'Every limit that holds, what is used of it, and what becomes of it',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    currency: currencySchema,
    limits: z.array(limitSchema).describe('One of each kind and window, twelve in all'),
  }),
  refusals: [],
});
