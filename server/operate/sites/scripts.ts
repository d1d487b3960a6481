import { sitesScripts } from '@marquee/contract/operate/sites/scripts.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { findScriptChange, readScripts } from '../../sites/script-changes.ts';

const states = ['asked', 'made', 'refused'] as const;

export const serveSitesScripts = serveOperation(sitesScripts, async ({ app, input, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const [scripts, change] = await Promise.all([
    readScripts(app.db, site),
    findScriptChange(app.db, site, input.change_id),
  ]);
  return {
    scripts,
    change: change && {
      change_id: change.change_id,
      state: states.find((one) => one === change.state) ?? 'asked',
      asked_by: change.asked_by,
      asked_at: change.created_at.toISOString(),
      before: change.before,
      after: change.after,
    },
  };
});
