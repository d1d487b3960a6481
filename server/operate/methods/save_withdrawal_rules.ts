import { methodsSaveWithdrawalRules } from '@marquee/contract/operate/methods/save_withdrawal_rules.ts';
import { isDeepStrictEqual } from 'node:util';
import { askRulesChange, normalisedRules, readWithdrawalRules } from '../../cashier/withdrawal-rules.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { refuse, refuseField } from '../../kernel/errors.ts';
import { parseMoney } from '../../kernel/money.ts';
import { askApproval } from '../../operators/approvals.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

const waits = 'It waits for a second operator already.';

export const serveMethodsSaveWithdrawalRules = serveOperation(
  methodsSaveWithdrawalRules,
  async ({ input: { site_code, rules, reason }, operator, sites, change }) =>
    change(async (app, note) => {
      const siteId = await requireSite(app.db, site_code, sites);
      const before = await readWithdrawalRules(app.db, siteId);
      const after = normalisedRules(rules);
      if (parseMoney(after.maximum) < parseMoney(after.minimum)) {
        throw refuseField('rules.maximum', `at least ${after.minimum}`);
      }
      if (after.daily_amount !== null && parseMoney(after.daily_amount) < parseMoney(after.minimum)) {
        throw refuseField('rules.daily_amount', `at least ${after.minimum}`);
      }
      if (isDeepStrictEqual(before, after)) throw refuse('methodUnchanged');
      const changeId = await askRulesChange(app, app.db, siteId, { before, after, by: operator.email });
      if (changeId === undefined) throw refuse('commandRefused', waits);
      const approvalId = await askApproval(
        app,
        app.db,
        {
          kind: 'withdrawal_rules',
          subjectId: changeId,
          siteId,
          accountId: site_code,
          money: null,
        },
        { by: operator.operatorId, reason },
      );
      if (approvalId === undefined) throw refuse('commandRefused', waits);
      const difference = differenceOf(before, after);
      await note({
        siteId,
        subjectId: site_code,
        before: difference.before,
        after: { ...difference.after, approval: 'asked' },
        reason,
        approvalId,
      });
      return { approval_id: approvalId };
    }),
);
