import { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import { findAskedRules, readWithdrawalRules } from '../../cashier/withdrawal-rules.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { latestApprovals } from '../../operators/approvals.ts';

export const serveMethodsWithdrawalRules = serveOperation(
  methodsWithdrawalRules,
  async ({ app, input, sites }) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const [{ currency }, rules, asked] = await Promise.all([
      app.sites.byId(siteId),
      readWithdrawalRules(app.db, siteId),
      findAskedRules(app.db, siteId),
    ]);
    const [approval] = asked ? await latestApprovals(app.db, 'withdrawal_rules', [asked.change_id]) : [];
    return {
      currency,
      rules,
      asked: asked
        ? {
            approval_id: approval?.approval_id ?? null,
            asked_by: asked.asked_by,
            at: asked.created_at.toISOString(),
            rules: asked.after,
          }
        : null,
    };
  },
);
