import { promotionsRestore } from '@marquee/contract/operate/promotions/restore.ts';
import { requireSite } from '../../console/document-site.ts';
import { codeOf, publishPromotion, storedPublished } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { differenceOf, findRevision } from '../../sites/documents/revisions.ts';

export const servePromotionsRestore = serveOperation(
  promotionsRestore,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const revision = await findRevision(app.db, site.siteId, input.revision_id);
      const code = codeOf(revision.document);
      const wanted = storedPublished(revision.before);
      // Before it was published first there was nothing that could be brought back.
      if (code === undefined || !wanted) throw refuse('revisionNotFound');
      const { revisionId, before, after } = await publishPromotion(app, app.db, site, code, wanted, {
        by: { operatorId: operator.operatorId, name: operator.name },
        now: app.clock.now(),
        restores: input.revision_id,
      });
      await note({ siteId: site.siteId, subjectId: code, ...differenceOf(before, after) });
      return { revision_id: revisionId };
    }),
);
