import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { realityCheckSchema } from '../../safety.ts';

export const safetyRealityCheckAcknowledge = defineCall({
  path: '/api/safety/reality_check_acknowledge',
  summary: 'Acknowledge a reality check: continue, or stop, which ends the open games',
  access: 'player',
  request: z.object({ ...sessionFields, decision: z.enum(['continue', 'stop']) }),
  answer: realityCheckSchema,
  refusals: [],
});
