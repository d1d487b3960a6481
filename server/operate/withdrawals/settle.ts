import { withdrawalsSettle } from '@marquee/contract/operate/withdrawals/settle.ts';
import { askPayoutRecord } from '../../console/payout-record.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { parseMoney } from '../../kernel/money.ts';

export const serveWithdrawalsSettle = serveOperation(
  withdrawalsSettle,
  ({ input: { withdrawal_id: withdrawalId, amount, reference, writes_off: writesOff, reason }, ...by }) =>
    by.change((app, note) =>
      askPayoutRecord(
        app,
        { withdrawalId, what: 'settled', amount: parseMoney(amount), writesOff, reference, reason },
        by,
        note,
      ),
    ),
);
