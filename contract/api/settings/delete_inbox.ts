import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const deleteInbox = defineCall({
  path: '/api/settings/delete_inbox',
  summary: 'Remove a message from the inbox, unless its reward is unclaimed',
  access: 'player',
  request: z.object({ ...sessionFields, inbox_id: z.uuid() }),
  answer: z.object({ unread: z.int() }),
  refusals: ['inboxNotFound', 'rewardUnclaimed'],
});
