import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';

/** A browser that subscribes for another account moves to it. Of more than ten browsers the oldest is dropped. */
export const pushSubscribe = defineCall({
  path: '/api/settings/push_subscribe',
  summary: 'Send this browser notifications of the account',
  access: 'player',
  request: z.object({
    ...sessionFields,
    endpoint: z.url('the address of a push service').max(1000, 'the address of a push service'),
    p256dh: z.string().regex(/^[A-Za-z0-9_-]{87}$/, 'the key of the subscription'),
    auth_secret: z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'the secret of the subscription'),
  }),
  answer: z.object({ subscription_id: z.uuid() }),
  refusals: ['pushServiceRefused'],
  ratePerMinute: 20,
});
