import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const checkStatus = defineCall({
  path: '/api/settings/check_status',
  summary: 'Whether the session is still valid, and what the account may do',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    status: z.enum(['active', 'no_bets']),
    session_expires_in_s: z.int(),
    session_started_at: z.iso.datetime(),
  }),
  refusals: [],
});
