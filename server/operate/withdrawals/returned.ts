import { withdrawalsReturned } from '@marquee/contract/operate/withdrawals/returned.ts';
import { askPayoutRecord } from '../../console/payout-record.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsReturned = serveOperation(
  withdrawalsReturned,
  ({ input: { withdrawal_id: withdrawalId, reference, reason }, operator, sites, change }) =>
    change((app, note) =>
      askPayoutRecord(app, { withdrawalId, what: 'returned', reference, reason }, { operator, sites }, note),
    ),
);
