import { depositsRefund } from '@marquee/contract/operate/deposits/refund.ts';
import { noteRefund } from '../../cashier/deposit-corrections.ts';
import { commanded } from '../../console/commanded.ts';
import { requireListedDeposit } from '../../console/show-deposit.ts';
import { formatMoney } from '../../kernel/money.ts';
import { closeApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDepositsRefund = serveOperation(
  depositsRefund,
  async ({ app, input, operator, sites, noteIn }) => {
    const deposit = await requireListedDeposit(app, sites, input.deposit_id);
    const { deposit_id: depositId, site_id: siteId } = deposit;
    const { reference, reason } = input;
    await commanded(() =>
      noteRefund(app, depositId, { operator: operator.email, reference, reason }, async (trx, { status }) => {
        const closed = { by: operator.operatorId, reason };
        await closeApproval(app, trx, { kind: 'deposit', subjectId: depositId }, closed);
        await noteIn(trx, {
          siteId,
          subjectId: depositId,
          before: { status },
          after: {
            status: 'failed',
            refund_reference: reference,
            total: formatMoney(deposit.amount + deposit.fee),
            currency: deposit.currency,
          },
          reason,
        });
      }),
    );
    return {};
  },
);
