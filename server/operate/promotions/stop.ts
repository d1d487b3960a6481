import { promotionsStop } from '@marquee/contract/operate/promotions/stop.ts';
import { requireSite } from '../../console/document-site.ts';
import { stopPromotion } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const servePromotionsStop = serveOperation(
  promotionsStop,
  async ({ input: { site_code, code, reason }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      const { revisionId, before, after } = await stopPromotion(app, app.db, site, code, {
        by: { operatorId: operator.operatorId, name: operator.name },
        now: app.clock.now(),
      });
      await note({ siteId: site.siteId, subjectId: code, ...differenceOf(before, after), reason });
      return { revision_id: revisionId };
    }),
);
