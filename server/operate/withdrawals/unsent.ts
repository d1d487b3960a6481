import { withdrawalsUnsent } from '@marquee/contract/operate/withdrawals/unsent.ts';
import { noteUnsentPayout } from '../../cashier/unsettled-payout.ts';
import { findQueued } from '../../cashier/withdrawal-queue.ts';
import { commanded } from '../../console/commanded.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse, refuseCommand } from '../../kernel/errors.ts';
import { formatMoney } from '../../kernel/money.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsUnsent = serveOperation(
  withdrawalsUnsent,
  async ({ app, input, operator, sites, noteIn }) => {
    const id = input.withdrawal_id;
    const found = await findQueued(app.db, sitesOfQuery(sites, undefined), id, app.clock.now());
    if (!found) throw refuse('withdrawalNotFound');
    const money = { amount: formatMoney(found.amount), currency: found.currency };
    const after = await commanded(() =>
      noteUnsentPayout(app, id, operator.email, input.reason, (trx, { status }) =>
        noteIn(trx, {
          siteId: found.site_id,
          subjectId: id,
          before: { status },
          after: { status: 'pending', ...money },
          reason: input.reason,
        }),
      ),
    );
    if (after.status !== 'pending')
      throw refuseCommand('The payout has ended meanwhile: {status}.', { status: after.status });
    return {};
  },
);
