import { pushList } from '@marquee/contract/api/settings/push_list.ts';
import { serve } from '../../http/serve.ts';
import { listSubscriptions } from '../../push/subscriptions.ts';

export const servePushList = serve(pushList, async ({ app, session }) => ({
  public_key: app.push.vapid.publicKey,
  value: await listSubscriptions(app, session),
}));
