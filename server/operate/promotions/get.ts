import { promotionsGet } from '@marquee/contract/operate/promotions/get.ts';
import { findForOperators } from '../../bonus/promotions/operator-list.ts';
import { gameCategoriesOf, gameNameOf } from '../../catalog/operator-catalogue.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName, storedDraft } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { siteOrigin } from '../../http/page-address.ts';
import { refuse } from '../../kernel/errors.ts';
import { readDrafts } from '../../sites/documents/drafts.ts';
import { inLanguage } from '../../sites/words.ts';

export const servePromotionsGet = serveOperation(promotionsGet, async ({ app, input, request, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  const { code } = input;
  const [site, found, drafts, levels, categories] = await Promise.all([
    app.sites.byId(siteId),
    code === null ? undefined : findForOperators(app.db, siteId, code, app.clock.now()),
    code === null ? [] : readDrafts(app.db, siteId, documentName(code)),
    app.vipLevels.levelsOf(app.db, siteId),
    gameCategoriesOf(app.db, siteId),
  ]);
  const [draft] = drafts;
  const ofDraft = draft && storedDraft(draft.content);
  if (code !== null && !found && !ofDraft) throw refuse('promotionNotFound');
  const offer = (ofDraft ?? found?.promotion)?.offer;
  return {
    published: found?.promotion ?? null,
    promotion_id: found?.promotionId ?? null,
    state: found?.state ?? 'draft',
    draft: ofDraft ?? null,
    saved_by: draft?.savedBy ?? '',
    saved_at: draft?.savedAt.toISOString() ?? null,
    publish_at: draft?.publishAt?.toISOString() ?? null,
    url: siteOrigin(site, request.origin),
    currency: site.currency,
    levels: levels.map(({ vip_name }) => inLanguage(vip_name, 'EN')),
    categories: [...categories],
    game_name: offer?.kind === 'free_spins' ? await gameNameOf(app.db, offer) : '',
  };
});
