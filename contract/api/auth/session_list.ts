import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { playerSessionSchema } from '../../entities.ts';
import { sessionFields } from '../../fields.ts';

export const sessionList = defineCall({
  path: '/api/auth/session_list',
  summary: 'The active sessions of the account, last seen first',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ value: z.array(playerSessionSchema) }),
  refusals: [],
});
