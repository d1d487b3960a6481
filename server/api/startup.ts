import { startup } from '@marquee/contract/api/startup.ts';
import { countProviders } from '../catalog/games.ts';
import { serve } from '../http/serve.ts';
import { menuForPlayers } from '../sites/menu.ts';
import { requireShownSite } from '../sites/open-site.ts';

export const serveStartup = serve(startup, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  requireShownSite(site, app.clock);
  const providerCount = await countProviders(app.db, site.siteId);
  return {
    maintenance: {
      is_maintenance: site.maintenance.on,
      start_date: site.maintenance.start?.toISOString() ?? null,
      end_date: site.maintenance.end?.toISOString() ?? null,
      message: site.maintenance.message,
    },
    content: menuForPlayers(site.menu, new Set(providerCount.map(({ category }) => category))),
    site: site.shown,
    language: site.languages,
    provider_count: providerCount,
    aff_domain: site.affiliateDomain,
    live_chat: site.liveChat,
    message: '',
  };
});
