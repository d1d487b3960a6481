import { sitesSaveScripts } from '@marquee/contract/operate/sites/save_scripts.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { scriptsChange } from '../../console/changes-by-two.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireRunnable } from '../../sites/site-scripts.ts';

export const serveSitesSaveScripts = serveOperation(
  sitesSaveScripts,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const { siteId, siteCode } = await requireSite(app.db, sites, input.site_code);
      requireRunnable(input.scripts);
      const approval_id = await askSecondOperator({ app, note }, scriptsChange, {
        siteId,
        name: siteCode,
        shownAs: siteCode,
        after: input.scripts,
        by: operator.operatorId,
        reason: input.reason,
      });
      return { approval_id };
    }),
);
