import { partners } from '@marquee/contract/api/settings/partners.ts';
import { serve } from '../../http/serve.ts';

export const servePartners = serve(partners, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { partners: site.partners };
});
