import { promotionDetail } from '@marquee/contract/api/promotion/detail.ts';
import { serve } from '../../http/serve.ts';
import { showPromotion } from '../../bonus/promotions/promotions.ts';

export const servePromotionDetail = serve(promotionDetail, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { promotion: await showPromotion(app, site, input.promotion_id, input.language ?? 'EN') };
});
