import { depositsRefuse } from '@marquee/contract/operate/deposits/refuse.ts';
import { refuseDeposit } from '../../cashier/review-deposit.ts';
import { commanded } from '../../console/commanded.ts';
import { requireListedDeposit } from '../../console/show-deposit.ts';
import { formatMoney } from '../../kernel/money.ts';
import { closeApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDepositsRefuse = serveOperation(
  depositsRefuse,
  async ({ app, input, operator, sites, noteIn }) => {
    const deposit = await requireListedDeposit(app, sites, input.deposit_id);
    const { deposit_id: depositId, site_id: siteId } = deposit;
    await commanded(() =>
      refuseDeposit(app, depositId, operator.email, input.reason, async (trx, { status }) => {
        const closed = { by: operator.operatorId, reason: input.reason };
        await closeApproval(app, trx, { kind: 'deposit', subjectId: depositId }, closed);
        await noteIn(trx, {
          siteId,
          subjectId: depositId,
          before: { status },
          after: { status: 'failed', amount: formatMoney(deposit.amount), currency: deposit.currency },
          reason: input.reason,
        });
      }),
    );
    return {};
  },
);
