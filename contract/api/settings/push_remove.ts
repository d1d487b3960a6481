import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

export const pushRemove = defineCall({
  path: '/api/settings/push_remove',
  summary: 'Send a browser no more notifications',
  access: 'player',
  request: z.object({ ...sessionFields, subscription_id: z.uuid('the subscription') }),
  answer: z.object({}),
  refusals: ['pushNotFound'],
});
