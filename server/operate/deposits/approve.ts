import { depositsApprove } from '@marquee/contract/operate/deposits/approve.ts';
import { requireWholeSteps, stepOf } from '../../cashier/amount-step.ts';
import { creditReceived } from '../../cashier/deposit-corrections.ts';
import { depositsUnderReference, keepReceived } from '../../cashier/deposit-queue.ts';
import { commanded } from '../../console/commanded.ts';
import { requireListedDeposit } from '../../console/show-deposit.ts';
import { refuseCommand, refuseField } from '../../kernel/errors.ts';
import { formatMoney, parseMoney } from '../../kernel/money.ts';
import { askApproval, needsApproval } from '../../operators/approvals.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDepositsApprove = serveOperation(
  depositsApprove,
  async ({ app, input, operator, sites, change, noteIn }) => {
    const deposit = await requireListedDeposit(app, sites, input.deposit_id);
    const { deposit_id: depositId, site_id: siteId, currency, gateway, status } = deposit;
    const { reference, reason } = input;
    const amount = parseMoney(input.amount);
    requireWholeSteps('amount', amount, stepOf(app.cashier.gateway(gateway)));
    const isAsAsked = amount === deposit.amount + deposit.fee;
    if (!isAsAsked && reason.length < 3) throw refuseField('reason', 'at least 3 characters');
    if (status === 'credited') throw refuseCommand('This deposit was already credited.');
    if (deposit.refund_reference !== null)
      throw refuseCommand('This deposit was refunded under {reference}.', {
        reference: deposit.refund_reference,
      });
    const before = { status, total: formatMoney(deposit.amount + deposit.fee) };
    const arrived = { amount: formatMoney(amount), currency, reference };
    const used = await depositsUnderReference(app.db, { depositId, gateway, reference });
    // Money that arrived once is credited once: a reference that was used before needs a second pair of eyes.
    if (used.length > 0 || (await needsApproval(app.db, { kind: 'deposit', amount, currency }))) {
      return change(async (within, note) => {
        const approvalId = await askApproval(
          within,
          within.db,
          {
            kind: 'deposit',
            subjectId: depositId,
            siteId,
            accountId: deposit.account_id,
            money: { amount, currency },
          },
          { by: operator.operatorId, reason },
        );
        if (approvalId === undefined) throw refuseCommand('It waits for a second operator already.');
        await keepReceived(within.db, depositId, { amount, reference });
        await note({
          siteId,
          subjectId: depositId,
          before,
          after: { approval: 'asked', ...arrived },
          reason,
          approvalId,
        });
        return { outcome: 'approval_requested' as const };
      });
    }
    const received = { amount, reference, reason, operator: operator.email };
    await commanded(() =>
      creditReceived(app, depositId, received, (trx) =>
        noteIn(trx, {
          siteId,
          subjectId: depositId,
          before,
          after: { status: 'credited', ...arrived },
          reason,
        }),
      ),
    );
    return { outcome: 'credited' as const };
  },
);
