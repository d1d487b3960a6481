import { rewardsGet } from '@marquee/contract/operate/rewards/get.ts';
import { gameCategoriesOf } from '../../catalog/operator-catalogue.ts';
import { requireSite } from '../../console/document-site.ts';
import {
  canStop,
  documentName,
  isSingleReward,
  readReward,
  rewardHasBegun,
  stateOfReward,
  storedRewardDraft,
} from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';
import { refuse } from '../../kernel/errors.ts';
import { readDrafts } from '../../sites/documents/drafts.ts';
import { playersByLevel } from '../../vip/document.ts';

export const serveRewardsGet = serveOperation(rewardsGet, async ({ app, input, request, sites }) => {
  const documentSite = await requireSite(app.db, sites, input.site_code);
  const { siteId } = documentSite;
  const now = app.clock.now();
  const [site, published, [draft], categories, offers, held] = await Promise.all([
    app.sites.byId(siteId),
    readReward(app.db, documentSite, input),
    readDrafts(app.db, siteId, documentName(input)),
    gameCategoriesOf(app.db, siteId),
    app.db
      .selectFrom('catalog.offer')
      .select('provider_code')
      .where('site_id', '=', siteId)
      .orderBy('provider_code')
      .execute(),
    input.kind === 'vip' ? playersByLevel(app.db, siteId) : [],
  ]);
  const ofDraft = draft && storedRewardDraft(draft.content);
  // A site that has no levels, rules or programme yet begins with an empty form, and every other document with its draft.
  if (!published && !ofDraft && !isSingleReward(input.kind)) throw refuse('rewardNotFound');
  return {
    published: published?.change ?? null,
    state: published ? stateOfReward(published, now) : ('draft' as const),
    can_stop: published ? await canStop(app.db, documentSite, published, now) : false,
    has_started: published ? rewardHasBegun(published, now) : false,
    draft: ofDraft ?? null,
    saved_by: draft?.savedBy ?? '',
    saved_at: draft?.savedAt.toISOString() ?? null,
    publish_at: draft?.publishAt?.toISOString() ?? null,
    url: siteOrigin(site, request.origin),
    currency: site.currency,
    categories: [...categories],
    providers: offers.map(({ provider_code }) => provider_code),
    held: [...held],
  };
});
