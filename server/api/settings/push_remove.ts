import { pushRemove } from '@marquee/contract/api/settings/push_remove.ts';
import { serve } from '../../http/serve.ts';
import { unsubscribePush } from '../../push/subscriptions.ts';

export const servePushRemove = serve(pushRemove, async ({ app, session, input }) => {
  await unsubscribePush(app, session, input.subscription_id);
  return {};
});
