import { promotionsSimulate } from '@marquee/contract/operate/promotions/simulate.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { simulatePromotion } from '../../console/simulate-promotion.ts';

export const servePromotionsSimulate = serveOperation(promotionsSimulate, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  const { currency } = await app.sites.byId(siteId);
  return { simulation: await simulatePromotion(app, siteId, currency, input.promotion, input.days) };
});
