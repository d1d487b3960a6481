import { withdrawalsApprove } from '@marquee/contract/operate/withdrawals/approve.ts';
import { ReviewError } from '../../cashier/review-error.ts';
import { approveOne, decideOne } from '../../console/decide-withdrawal.ts';
import { formatMoney } from '../../kernel/money.ts';
import { askApproval, needsApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsApprove = serveOperation(
  withdrawalsApprove,
  async ({ app, input, operator, sites, change, noteIn }) => {
    const value = [];
    for (const id of new Set(input.withdrawal_ids)) {
      value.push({
        withdrawal_id: id,
        ...(await decideOne(app, sites, id, async (found) => {
          const subject = {
            kind: 'withdrawal' as const,
            subjectId: id,
            siteId: found.site_id,
            accountId: found.account_id,
            money: { amount: found.amount, currency: found.currency },
          };
          const money = { amount: formatMoney(found.amount), currency: found.currency };
          // A payout that was approved already is only followed to its end.
          if (
            found.status === 'pending' &&
            (await needsApproval(app.db, { kind: 'withdrawal', ...subject.money }))
          ) {
            return change(async (within, note) => {
              const asked = { by: operator.operatorId, reason: input.reason ?? '' };
              const approvalId = await askApproval(within, within.db, subject, asked);
              if (approvalId === undefined) throw new ReviewError('It waits for a second operator already.');
              await note({
                siteId: found.site_id,
                subjectId: id,
                after: { approval: 'asked', ...money },
                reason: input.reason,
                approvalId,
              });
              return { outcome: 'approval_requested' as const, detail: [] };
            });
          }
          return approveOne(app, id, operator.email, (trx, { status }) =>
            noteIn(trx, {
              siteId: found.site_id,
              subjectId: id,
              before: { status },
              after: { status: 'paying', ...money },
              reason: input.reason,
            }),
          );
        })),
      });
    }
    return { value };
  },
);
