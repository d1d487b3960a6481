import { depositOffers } from '@marquee/contract/api/promotion/deposit_offers.ts';
import { eligibility } from '../../bonus/promotions/eligibility.ts';
import { showPromotion } from '../../bonus/promotions/promotions.ts';
import { serve } from '../../http/serve.ts';

export const serveDepositOffers = serve(depositOffers, async ({ app, session, input }) => {
  const site = await app.sites.byId(session.siteId);
  const claimable = (await eligibility(app, session)).filter(({ can_claim }) => can_claim);
  const promotions = await Promise.all(
    claimable.map(({ promotion_id }) => showPromotion(app, site, promotion_id, input.language ?? 'EN')),
  );
  return { value: promotions.filter(({ needs_deposit }) => needs_deposit) };
});
