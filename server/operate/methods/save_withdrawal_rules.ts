import { methodsSaveWithdrawalRules } from '@marquee/contract/operate/methods/save_withdrawal_rules.ts';
import { normalisedRules, readWithdrawalRules } from '../../cashier/withdrawal-rules.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { withdrawalRulesChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuseField } from '../../kernel/errors.ts';
import { parseMoney } from '../../kernel/money.ts';

export const serveMethodsSaveWithdrawalRules = serveOperation(
  methodsSaveWithdrawalRules,
  async ({ input: { site_code, rules, reason }, operator, sites, change }) =>
    change(async (app, note) => {
      const siteId = await requireSite(app.db, site_code, sites);
      const after = normalisedRules(rules);
      if (parseMoney(after.maximum) < parseMoney(after.minimum)) {
        throw refuseField('rules.maximum', `at least ${after.minimum}`);
      }
      if (after.daily_amount !== null && parseMoney(after.daily_amount) < parseMoney(after.minimum)) {
        throw refuseField('rules.daily_amount', `at least ${after.minimum}`);
      }
      const { payout_gateway: before } = await readWithdrawalRules(app.db, siteId);
      const gateway = after.payout_gateway;
      // One that is configured no more stays until it is changed.
      if (gateway !== 'manual' && gateway !== before && !app.cashier.gateway(gateway)?.payouts)
        throw refuseField('rules.payout_gateway', 'the method');
      const approval_id = await askSecondOperator({ app, note }, withdrawalRulesChange, {
        siteId,
        name: site_code,
        shownAs: site_code,
        after,
        by: operator.operatorId,
        reason,
      });
      return { approval_id };
    }),
);
