import { withdrawalsGet } from '@marquee/contract/operate/withdrawals/get.ts';
import { showOpenRecord } from '../../console/payout-record.ts';
import { showQueue } from '../../console/show-withdrawal.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { examineWithdrawal } from '../../cashier/review.ts';
import { findQueued } from '../../cashier/withdrawal-queue.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveWithdrawalsGet = serveOperation(withdrawalsGet, async ({ app, input, sites }) => {
  const found = await findQueued(
    app.db,
    sitesOfQuery(sites, undefined),
    input.withdrawal_id,
    app.clock.now(),
  );
  const [withdrawal] = found ? await showQueue(app, [found]) : [];
  if (!found || !withdrawal) throw refuse('withdrawalNotFound');
  const { events, objections } = await examineWithdrawal(app, input.withdrawal_id);
  return {
    withdrawal,
    record: await showOpenRecord(app, found),
    payout_id: found.gateway_payout_id,
    events: events.map(({ action, actor, detail, created_at }) => ({
      action,
      actor,
      detail,
      at: created_at.toISOString(),
    })),
    objections: objections.map(({ reason, refusal, detail }) => ({
      refused: refusal !== null,
      reason,
      detail: detail ?? '',
    })),
  };
});
