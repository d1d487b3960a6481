import { sitesScripts } from '@marquee/contract/operate/sites/scripts.ts';
import { scriptsChange } from '../../console/changes-by-two.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { findChange, listChanges } from '../../operators/changes.ts';
import { readScripts } from '../../sites/site-scripts.ts';

export const serveSitesScripts = serveOperation(sitesScripts, async ({ app, input, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const of = { kind: scriptsChange.kind, siteId: site.siteId };
  const [scripts, change] = await Promise.all([
    readScripts(app.db, site),
    input.approval_id === undefined
      ? listChanges(app.db, of).then(([waiting]) => waiting)
      : findChange(app.db, of, input.approval_id),
  ]);
  return {
    scripts,
    change: change
      ? {
          approval_id: change.approval_id,
          state: change.state,
          asked_by: change.asked_by,
          asked_at: change.asked_at.toISOString(),
          before: scriptsChange.schema.parse(change.before),
          after: scriptsChange.schema.parse(change.after),
        }
      : null,
  };
});
