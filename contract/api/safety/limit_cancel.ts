import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { limitKindSchema, limitSchema, limitWindowSchema } from '../../safety.ts';

export const safetyLimitCancel = defineCall({
  path: '/api/safety/limit_cancel',
  summary: 'Keep a limit as it is: cancel the looser one that is pending',
  access: 'player',
  request: z.object({ ...sessionFields, kind: limitKindSchema, window: limitWindowSchema }),
  answer: z.object({ limit: limitSchema }),
  refusals: ['noPendingLimit'],
});
