import { providersOffer } from '@marquee/contract/operate/providers/offer.ts';
import { assignProvider, unassignProvider } from '../../catalog/operator-choices.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireProvider } from '../../console/show-provider.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { readProviderDetail } from '../../rounds/operator-providers.ts';

export const serveProvidersOffer = serveOperation(
  providersOffer,
  async ({ app: outer, input, sites, change }) => {
    const { provider_code, site_code, offered, reason } = input;
    await change(async (app, note) => {
      await requireProvider(app, provider_code);
      const siteId = await requireSite(app.db, site_code, sites);
      const { siteCodes } = await readProviderDetail(app.db, provider_code);
      if (siteCodes.includes(site_code) === offered) throw refuse('connectionUnchanged');
      if (offered) await assignProvider(app.db, siteId, provider_code);
      else await unassignProvider(app.db, siteId, provider_code);
      await note({
        siteId,
        subjectId: provider_code,
        before: { offered: !offered },
        after: { offered },
        reason,
      });
    });
    outer.rounds.games.forget();
    outer.rounds.origins.forget();
    return {};
  },
);
