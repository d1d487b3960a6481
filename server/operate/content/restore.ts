import { contentRestore } from '@marquee/contract/operate/content/restore.ts';
import { publishContent, storedContent } from '../../console/content-documents.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { differenceOf, findRevision } from '../../sites/documents/revisions.ts';

export const serveContentRestore = serveOperation(
  contentRestore,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const revision = await findRevision(app.db, site.siteId, input.revision_id);
      const wanted = storedContent(revision.document, revision.before);
      if (!wanted) throw refuse('revisionNotFound');
      const published = await publishContent(app.db, site, wanted, {
        by: { operatorId: operator.operatorId, name: operator.name },
        now: app.clock.now(),
        restores: input.revision_id,
      });
      await note({
        siteId: site.siteId,
        subjectId: revision.document,
        ...differenceOf(published.before, published.after),
      });
      return { revision_id: published.revisionId };
    }),
);
