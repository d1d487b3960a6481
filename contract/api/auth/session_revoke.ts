import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const sessionRevoke = defineCall({
  path: '/api/auth/session_revoke',
  summary: 'End one session of the account, or all but this one if none is named',
  access: 'player',
  request: z.object({ ...sessionFields, session_id: z.uuid().optional() }),
  answer: z.object({ sessions_ended: z.int() }),
  refusals: ['sessionNotFound'],
});
