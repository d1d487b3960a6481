import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { deviceSchema } from '../../entities.ts';
import { sessionFields, timeSchema } from '../../fields.ts';

export const pushList = defineCall({
  path: '/api/settings/push_list',
  summary: 'The browsers that show notifications of the account, the newest first',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    public_key: z.string().describe('The server’s VAPID key; the browser subscribes with it'),
    value: z.array(
      z.object({
        subscription_id: z.uuid(),
        endpoint: z.string().describe('A browser recognises its own subscription by it'),
        device: deviceSchema,
        created_at: timeSchema,
        last_sent_at: timeSchema.nullable(),
      }),
    ),
  }),
  refusals: [],
});
