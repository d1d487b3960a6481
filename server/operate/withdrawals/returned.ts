import { withdrawalsReturned } from '@marquee/contract/operate/withdrawals/returned.ts';
import { noteReturnedPayout } from '../../cashier/payout-corrections.ts';
import { findQueued } from '../../cashier/withdrawal-queue.ts';
import { commanded } from '../../console/commanded.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsReturned = serveOperation(
  withdrawalsReturned,
  async ({ app, input, operator, sites, noteIn }) => {
    const id = input.withdrawal_id;
    const found = await findQueued(app.db, sitesOfQuery(sites, undefined), id, app.clock.now());
    if (!found) throw refuse('withdrawalNotFound');
    const money = { amount: formatMoney(found.amount), currency: found.currency };
    await commanded(() =>
      noteReturnedPayout(
        app,
        id,
        { operator: operator.email, reason: input.reason, reference: input.reference },
        (trx, { status }) =>
          noteIn(trx, {
            siteId: found.site_id,
            subjectId: id,
            before: { status },
            after: { status: 'returned', return_reference: input.reference, ...money },
            reason: input.reason,
          }),
      ),
    );
    return {};
  },
);
