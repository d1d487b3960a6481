import { referralClaim } from '@marquee/contract/api/referral/claim.ts';
import { serve } from '../../http/serve.ts';
import { claimReferralEarnings } from '../../engagement/referral/claim.ts';

export const serveReferralClaim = serve(referralClaim, async ({ app, session }) => {
  const { claimId, ...claimed } = await claimReferralEarnings(app, session);
  return { claim_id: claimId, ...claimed };
});
