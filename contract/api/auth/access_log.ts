import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { accessSchema } from '../../entities.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const accessLog = defineCall({
  path: '/api/auth/access_log',
  summary: 'Attempts to sign in to the account: from where, and with what result; latest first',
  access: 'player',
  request: z.object({ ...sessionFields, ...pageFields }),
  answer: z.object({ value: z.array(accessSchema), ...pageAnswer }),
  refusals: [],
});
