import { providerList } from '@marquee/contract/api/product/providers.ts';
import { listProviders } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

export const serveProviderList = serve(providerList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await listProviders(app.db, site.siteId, input.category) };
});
