import { vipLevels } from '@marquee/contract/api/vip/levels.ts';
import { serve } from '../../http/serve.ts';
import { vipSteps } from '../../vip/standing.ts';

export const serveVipLevels = serve(vipLevels, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { currency: site.currency, value: await vipSteps(app, site, input.language ?? 'EN') };
});
