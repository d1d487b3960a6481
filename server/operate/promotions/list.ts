import { promotionsList } from '@marquee/contract/operate/promotions/list.ts';
import { listForOperators, listedFields, noCost } from '../../bonus/promotions/operator-list.ts';
import { requireSite } from '../../console/document-site.ts';
import { codeOf, storedDraft } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readDrafts } from '../../sites/documents/drafts.ts';

export const servePromotionsList = serveOperation(promotionsList, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  const [{ currency }, published, stored] = await Promise.all([
    app.sites.byId(siteId),
    listForOperators(app.db, siteId, app.clock.now()),
    readDrafts(app.db, siteId),
  ]);
  const drafts = stored.flatMap(({ document, content, publishAt }) => {
    const code = codeOf(document);
    const promotion = storedDraft(content);
    return code === undefined || !promotion ? [] : [{ code, promotion, publishAt }];
  });
  const isPublished = new Set(published.map(({ code }) => code));
  const onlyDrafts = drafts
    .filter(({ code }) => !isPublished.has(code))
    .map(({ code, promotion }) => ({
      ...listedFields(code, promotion),
      state: 'draft' as const,
      cost: noCost,
    }));
  return {
    value: [...onlyDrafts, ...published].map((listed) => {
      const draft = drafts.find(({ code }) => code === listed.code);
      return {
        ...listed,
        currency,
        has_draft: draft !== undefined,
        publish_at: draft?.publishAt?.toISOString() ?? null,
      };
    }),
  };
});
