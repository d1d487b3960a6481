import { withdrawalsSent } from '@marquee/contract/operate/withdrawals/sent.ts';
import { noteSentPayout } from '../../cashier/unsettled-payout.ts';
import { findQueued } from '../../cashier/withdrawal-queue.ts';
import { commanded } from '../../console/commanded.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';

export const serveWithdrawalsSent = serveOperation(
  withdrawalsSent,
  async ({ app, input, operator, sites, noteIn }) => {
    const { withdrawal_id: id, reference, reason } = input;
    const found = await findQueued(app.db, sitesOfQuery(sites, undefined), id, app.clock.now());
    if (!found) throw refuse('withdrawalNotFound');
    await commanded(() =>
      noteSentPayout(app, id, operator.email, reference, (trx, { status }) =>
        noteIn(trx, {
          siteId: found.site_id,
          subjectId: id,
          before: { status, payout_id: null },
          after: {
            status,
            payout_id: reference,
            amount: formatMoney(found.amount),
            currency: found.currency,
          },
          reason,
        }),
      ),
    );
    return {};
  },
);
