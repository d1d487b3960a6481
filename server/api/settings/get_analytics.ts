import { getAnalytics } from '@marquee/contract/api/settings/get_analytics.ts';
import { serve } from '../../http/serve.ts';

export const serveGetAnalytics = serve(getAnalytics, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: site.analytics };
});
