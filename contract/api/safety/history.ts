import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';
import { safetyEventSchema } from '../../safety.ts';

export const safetyHistory = defineCall({
  path: '/api/safety/history',
  summary: 'Every change of limits, exclusions and reality checks, latest first',
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields }),
  answer: z.object({ ...pageAnswer, events: z.array(safetyEventSchema) }),
  refusals: [],
});
