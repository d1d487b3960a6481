import { contentPublish } from '@marquee/contract/operate/content/publish.ts';
import { publishContent } from '../../console/content-documents.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const serveContentPublish = serveOperation(
  contentPublish,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const by = { operatorId: operator.operatorId, name: operator.name };
      const { revisionId, before, after } = await publishContent(app.db, site, input.change, {
        by,
        now: app.clock.now(),
      });
      await note({
        siteId: site.siteId,
        subjectId: input.change.document,
        ...differenceOf(before, after),
      });
      return { revision_id: revisionId };
    }),
);
