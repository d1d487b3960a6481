import { promotionsPublish } from '@marquee/contract/operate/promotions/publish.ts';
import { requireSite } from '../../console/document-site.ts';
import { publishPromotion, requireFree } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const servePromotionsPublish = serveOperation(
  promotionsPublish,
  async ({ input: { site_code, code, is_new, promotion }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      if (is_new) await requireFree(app.db, site, code);
      const { revisionId, before, after } = await publishPromotion(
        app,
        app.db,
        site,
        code,
        { status: 'active', promotion },
        { by: { operatorId: operator.operatorId, name: operator.name }, now: app.clock.now() },
      );
      await note({ siteId: site.siteId, subjectId: code, ...differenceOf(before, after) });
      return { revision_id: revisionId };
    }),
);
