import { siteInfoDetail } from '@marquee/contract/api/settings/siteinfodetail.ts';
import { serve } from '../../http/serve.ts';

export const serveSiteInfoDetail = serve(siteInfoDetail, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { cms: site.cms };
});
