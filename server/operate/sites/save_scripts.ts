import { sitesSaveScripts } from '@marquee/contract/operate/sites/save_scripts.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { askApproval } from '../../operators/approvals.ts';
import { askScriptChange } from '../../sites/script-changes.ts';

export const serveSitesSaveScripts = serveOperation(
  sitesSaveScripts,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const { changeId, before, after } = await askScriptChange(app, app.db, site, {
        scripts: input.scripts,
        by: operator.email,
      });
      const approvalId = await askApproval(
        app,
        app.db,
        {
          kind: 'site_scripts',
          subjectId: changeId,
          siteId: site.siteId,
          accountId: site.siteCode,
          money: null,
        },
        { by: operator.operatorId, reason: input.reason },
      );
      if (approvalId === undefined) throw refuse('scriptChangeAsked');
      await note({
        siteId: site.siteId,
        subjectId: site.siteCode,
        before: { scripts: before },
        after: { scripts: after, approval: 'asked' },
        reason: input.reason,
        approvalId,
      });
      return { approval_id: approvalId };
    }),
);
