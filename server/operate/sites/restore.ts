import { sitesRestore } from '@marquee/contract/operate/sites/restore.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveSetting, storedSetting } from '../../console/site-settings.ts';
import { refuse } from '../../kernel/errors.ts';
import { differenceOf, findRevision } from '../../sites/documents/revisions.ts';

export const serveSitesRestore = serveOperation(sitesRestore, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const site = await requireSite(app.db, sites, input.site_code);
    const revision = await findRevision(app.db, site.siteId, input.revision_id);
    const wanted = storedSetting(revision.document, revision.before);
    if (!wanted) throw refuse('revisionNotFound');
    const saved = await saveSetting(app.db, site, wanted, {
      by: { operatorId: operator.operatorId, name: operator.name },
      now: app.clock.now(),
      restores: input.revision_id,
    });
    await note({
      siteId: site.siteId,
      subjectId: revision.document,
      ...differenceOf(saved.before, saved.after),
    });
    return { revision_id: saved.revisionId };
  }),
);
