import { pushSubscribe } from '@marquee/contract/api/settings/push_subscribe.ts';
import { serve } from '../../http/serve.ts';
import { subscribePush } from '../../push/subscriptions.ts';

export const servePushSubscribe = serve(pushSubscribe, async ({ app, session, input, request }) => {
  const given = { endpoint: input.endpoint, p256dh: input.p256dh, auth: input.auth_secret };
  return { subscription_id: await subscribePush(app, session, given, request) };
});
