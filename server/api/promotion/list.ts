import { promotionList } from '@marquee/contract/api/promotion/list.ts';
import { serve } from '../../http/serve.ts';
import { listPromotions } from '../../bonus/promotions/promotions.ts';

export const servePromotionList = serve(promotionList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const { page, page_size, language = 'EN' } = input;
  const list = await listPromotions(app, site, { page, pageSize: page_size, language });
  return { ...list, page, page_size };
});
