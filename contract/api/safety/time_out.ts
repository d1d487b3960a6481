import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { exclusionSchema } from '../../safety.ts';

export const safetyTimeOut = defineCall({
  path: '/api/safety/time_out',
  summary: 'No play and no deposits for 24 hours to six weeks; it cannot be shortened',
  access: 'player',
  request: z.object({ ...sessionFields, days: z.int().min(1).max(42) }),
  answer: z.object({ exclusion: exclusionSchema }),
  refusals: ['exclusionNotShortened'],
});
