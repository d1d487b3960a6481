import { withdrawalsRefuse } from '@marquee/contract/operate/withdrawals/refuse.ts';
import { refuseWithdrawal } from '../../cashier/review.ts';
import { decideOne } from '../../console/decide-withdrawal.ts';
import { formatMoney } from '../../kernel/money.ts';
import { closeApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsRefuse = serveOperation(
  withdrawalsRefuse,
  async ({ app, input, operator, sites, noteIn }) => {
    const value = [];
    for (const id of new Set(input.withdrawal_ids)) {
      value.push({
        withdrawal_id: id,
        ...(await decideOne(app, sites, id, async (found) => {
          await refuseWithdrawal(app, id, operator.email, input.reason, async (trx, { status }) => {
            const closed = { by: operator.operatorId, reason: input.reason };
            await closeApproval(app, trx, { kind: 'withdrawal', subjectId: id }, closed);
            await noteIn(trx, {
              siteId: found.site_id,
              subjectId: id,
              before: { status },
              after: { status: 'refused', amount: formatMoney(found.amount), currency: found.currency },
              reason: input.reason,
            });
          });
          return { outcome: 'refused' as const, detail: [] };
        })),
      });
    }
    return { value };
  },
);
