import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { realityCheckSchema } from '../../safety.ts';

export const safetyRealityCheckSet = defineCall({
  path: '/api/safety/reality_check_set',
  summary: 'After how much time played a reality check is shown; null switches it off',
  access: 'player',
  request: z.object({
    ...sessionFields,
    interval_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).nullable(),
  }),
  answer: realityCheckSchema,
  refusals: [],
});
