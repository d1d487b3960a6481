import { referralList } from '@marquee/contract/api/referral/list.ts';
import { serve } from '../../http/serve.ts';
import { listFriends } from '../../engagement/referral/view.ts';

export const serveReferralList = serve(referralList, async ({ app, input, session }) => {
  const { total, friends } = await listFriends(app, session, { page: input.page, pageSize: input.page_size });
  return { page: input.page, page_size: input.page_size, total, value: friends };
});
