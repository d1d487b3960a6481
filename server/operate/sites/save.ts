import { sitesSave } from '@marquee/contract/operate/sites/save.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveSetting } from '../../console/site-settings.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const serveSitesSave = serveOperation(sitesSave, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const site = await requireSite(app.db, sites, input.site_code);
    const { revisionId, before, after } = await saveSetting(app.db, site, input.change, {
      by: { operatorId: operator.operatorId, name: operator.name },
      now: app.clock.now(),
    });
    await note({ siteId: site.siteId, subjectId: input.change.document, ...differenceOf(before, after) });
    return { revision_id: revisionId };
  }),
);
