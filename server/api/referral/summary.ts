import { referralSummary } from '@marquee/contract/api/referral/summary.ts';
import { serve } from '../../http/serve.ts';
import { summarizeReferrals } from '../../engagement/referral/view.ts';

export const serveReferralSummary = serve(referralSummary, ({ app, session, request }) =>
  summarizeReferrals(app, session, request),
);
