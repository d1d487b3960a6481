import { nextDraws } from '@marquee/contract/api/settings/next_draws.ts';
import { readSiteDraws } from '../../engagement/site-draws.ts';
import { serve } from '../../http/serve.ts';

export const serveNextDraws = serve(nextDraws, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const value = await readSiteDraws(app, site);
  return { now: app.clock.now().toISOString(), currency: site.currency, value };
});
