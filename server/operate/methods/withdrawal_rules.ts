import { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import { readWithdrawalRules } from '../../cashier/withdrawal-rules.ts';
import { withdrawalRulesChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChanges } from '../../operators/changes.ts';

export const serveMethodsWithdrawalRules = serveOperation(
  methodsWithdrawalRules,
  async ({ app, input, sites }) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const [{ currency }, rules, [asked]] = await Promise.all([
      app.sites.byId(siteId),
      readWithdrawalRules(app.db, siteId),
      listChanges(app.db, { kind: withdrawalRulesChange.kind, siteId }),
    ]);
    return {
      currency,
      rules,
      gateways: app.cashier.gateways().filter((code) => app.cashier.gateway(code)?.payouts !== undefined),
      asked: asked
        ? {
            approval_id: asked.approval_id,
            asked_by: asked.asked_by,
            at: asked.asked_at.toISOString(),
            rules: withdrawalRulesChange.schema.parse(asked.after),
          }
        : null,
    };
  },
);
