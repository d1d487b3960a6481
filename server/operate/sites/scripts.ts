import { sitesScripts } from '@marquee/contract/operate/sites/scripts.ts';
import { readChange } from '../../console/change-by-two.ts';
import { scriptsChange } from '../../console/changes-by-two.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { readScripts } from '../../sites/site-scripts.ts';

export const serveSitesScripts = serveOperation(sitesScripts, async ({ app, input, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const [scripts, change] = await Promise.all([
    readScripts(app.db, site),
    readChange(app, scriptsChange, site.siteId, input.approval_id),
  ]);
  return { scripts, change };
});
