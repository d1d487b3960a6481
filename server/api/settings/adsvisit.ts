import { adsVisit } from '@marquee/contract/api/settings/adsvisit.ts';
import { serve } from '../../http/serve.ts';
import { recordAdVisit } from '../../sites/ad-visit.ts';

export const serveAdsVisit = serve(adsVisit, async ({ app, input, request }) => {
  const site = await app.sites.byDomain(input.domain_name);
  await recordAdVisit(app, site, { fbp: input.fbp, appsflyerId: input.appsflyer_id }, request);
  return {};
});
