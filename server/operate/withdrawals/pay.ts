import { withdrawalsPay } from '@marquee/contract/operate/withdrawals/pay.ts';
import { askPayoutRecord } from '../../console/payout-record.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsPay = serveOperation(
  withdrawalsPay,
  ({ input: { withdrawal_id: withdrawalId, reference, reason }, operator, sites, change }) =>
    change((app, note) =>
      askPayoutRecord(app, { withdrawalId, what: 'paid', reference, reason }, { operator, sites }, note),
    ),
);
