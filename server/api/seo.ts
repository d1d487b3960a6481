import { seo } from '@marquee/contract/api/seo.ts';
import { serve } from '../http/serve.ts';

export const serveSeo = serve(seo, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: site.seo.get(input.page_name) ?? null };
});
