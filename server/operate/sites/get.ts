import { sitesGet } from '@marquee/contract/operate/sites/get.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';
import { isCurrencyFixed, readSettings } from '../../sites/documents/settings.ts';

export const serveSitesGet = serveOperation(sitesGet, async ({ app, input, request, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const settings = await readSettings(app.db, site);
  return {
    settings,
    currency_fixed: await isCurrencyFixed(app.db, site),
    url: siteOrigin({ primaryDomain: settings.domains.domains[0] ?? '' }, request.origin),
  };
});
