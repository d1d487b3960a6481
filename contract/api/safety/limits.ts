import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, sessionFields } from '../../fields.ts';
import { limitSchema } from '../../safety.ts';

export const safetyLimits = defineCall({
  path: '/api/safety/limits',
  summary: 'Every limit in force, how much of it is used, and pending changes',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    currency: currencySchema,
    limits: z.array(limitSchema).describe('One for each kind and window, twelve in total'),
  }),
  refusals: [],
});
