import { promotionEligibility } from '@marquee/contract/api/promotion/eligibility.ts';
import { serve } from '../../http/serve.ts';
import { eligibility } from '../../bonus/promotions/eligibility.ts';

export const servePromotionEligibility = serve(promotionEligibility, async ({ app, session }) => ({
  value: await eligibility(app, session),
}));
