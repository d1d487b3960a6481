import { methodsWithdrawalRules } from '@marquee/contract/operate/methods/withdrawal_rules.ts';
import { readWithdrawalRules } from '../../cashier/withdrawal-rules.ts';
import { readChange } from '../../console/change-by-two.ts';
import { withdrawalRulesChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';

export const serveMethodsWithdrawalRules = serveOperation(
  methodsWithdrawalRules,
  async ({ app, input, sites }) => {
    const siteId = await requireSite(app.db, input.site_code, sites);
    const [{ currency }, rules, change] = await Promise.all([
      app.sites.byId(siteId),
      readWithdrawalRules(app.db, siteId),
      readChange(app, withdrawalRulesChange, siteId, input.approval_id),
    ]);
    return {
      currency,
      rules,
      gateways: app.cashier.gateways().filter((code) => app.cashier.gateway(code)?.payouts !== undefined),
      change,
    };
  },
);
