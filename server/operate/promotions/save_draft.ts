import { promotionsSaveDraft } from '@marquee/contract/operate/promotions/save_draft.ts';
import { requirePromotion } from '../../bonus/promotions/document.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName, requireFree } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveDraft } from '../../sites/documents/drafts.ts';

export const servePromotionsSaveDraft = serveOperation(
  promotionsSaveDraft,
  async ({ input: { site_code, code, is_new, promotion, publish_at }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      if (is_new) await requireFree(app.db, site, code);
      // At its time nobody is there to mend it.
      if (publish_at !== null) await requirePromotion(app, app.db, site, promotion);
      const now = app.clock.now();
      await saveDraft(
        app.db,
        site.siteId,
        { document: documentName(code), content: promotion },
        {
          by: { operatorId: operator.operatorId, name: operator.name },
          now,
          publishAt: publish_at === null ? null : new Date(publish_at),
        },
      );
      await note({ siteId: site.siteId, subjectId: code, after: { draft: true, publish_at } });
      return { saved_at: now.toISOString() };
    }),
);
