import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { realityCheckSchema } from '../../safety.ts';

export const safetyRealityCheck = defineCall({
  path: '/api/safety/reality_check',
  summary: 'How long and with what result the player has played in this session',
  access: 'player',
  request: z.object(sessionFields),
  answer: realityCheckSchema,
  refusals: [],
});
