import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const readInbox = defineCall({
  path: '/api/settings/read_inbox',
  summary: 'Mark one message as read, or all of them',
  access: 'player',
  request: z.object({ ...sessionFields, inbox_id: z.uuid().optional().describe('All by default') }),
  answer: z.object({ unread: z.int() }),
  refusals: ['inboxNotFound'],
});
