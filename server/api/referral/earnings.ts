import { referralEarnings } from '@marquee/contract/api/referral/earnings.ts';
import { serve } from '../../http/serve.ts';
import { listEarnings } from '../../engagement/referral/view.ts';

export const serveReferralEarnings = serve(referralEarnings, async ({ app, input, session }) => {
  const { total, earnings } = await listEarnings(app, session, {
    page: input.page,
    pageSize: input.page_size,
  });
  return { page: input.page, page_size: input.page_size, total, value: earnings };
});
