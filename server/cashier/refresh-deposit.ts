import { refuse } from '../kernel/errors.ts';
import type { CashierApp } from './deposit.ts';
import { findDeposit, type DepositRow } from './present-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

/** The gateway is not asked about a deposit more often than this. */
const askAgain_ms = 2_000;
const lastAsked = new WeakMap<CashierApp['cashier'], Map<string, number>>();
/** A payment that the gateway cannot tell of so long after its end is taken as expired; a late notice still credits it. */
const giveUp_ms = 86_400_000;
/** How many deposits a sweep looks at, and how many at once. */
const sweepSize = 500;
const sweepLanes = 8;

/** Ask the gateway how a pending deposit stands, where no notice has come, and take its answer over. */
export async function refreshDeposit(app: CashierApp, deposit: DepositRow): Promise<DepositRow> {
  if (deposit.status !== 'pending' || !isDue(app, deposit.deposit_id)) return deposit;
  const gateway = app.cashier.gateway(deposit.gateway);
  const age_ms = app.clock.now().getTime() - deposit.expires_at.getTime();
  if (gateway && deposit.gateway_payment_id !== null) {
    try {
      const payment = await gateway.fetchPayment(deposit.gateway_payment_id);
      const isOver = payment.status === 'open' && age_ms >= 0;
      const ended = isOver ? await gateway.cancelPayment(deposit.gateway_payment_id) : payment;
      // What was closed because its time was over has expired, whatever the gateway calls it.
      const status = isOver && ended.status === 'cancelled' ? 'expired' : ended.status;
      await settleDeposit(app, gateway.code, { ...ended, status });
      if (status === 'open' && age_ms > giveUp_ms) await expire(app, deposit);
    } catch (error) {
      app.log.warn({ err: error, deposit_id: deposit.deposit_id }, 'a payment could not be looked up');
      if (age_ms > giveUp_ms) await expire(app, deposit);
    }
  } else if (age_ms >= 0) {
    // Nothing was opened at a gateway, or it is a transfer for which no proof has come.
    await expire(app, deposit);
  }
  const now = await findDeposit(app.db, deposit.deposit_id);
  if (!now) throw refuse('depositNotFound');
  return now;
}

async function expire(app: CashierApp, deposit: DepositRow): Promise<void> {
  await app.db
    .updateTable('cashier.deposit')
    .set({ status: 'expired', settled_at: app.clock.now() })
    .where('deposit_id', '=', deposit.deposit_id)
    .where('status', '=', 'pending')
    .execute();
}

/**
 * Look after the deposits whose notice does not come; answers how many were looked at. Those come first that were not
 * looked at for the longest time, and the look is noted before it is taken, so that none is left out however many wait.
 */
export async function sweepDeposits(app: CashierApp, atMost = sweepSize): Promise<number> {
  const now = app.clock.now();
  const before = new Date(now.getTime() - 20_000);
  const pending = await app.db
    .updateTable('cashier.deposit')
    .set({ looked_at: now })
    .where('deposit_id', 'in', (query) =>
      query
        .selectFrom('cashier.deposit')
        .select('deposit_id')
        .where('status', '=', 'pending')
        .where('created_at', '<', before)
        .orderBy('looked_at', (order) => order.asc().nullsFirst())
        .orderBy('created_at')
        .limit(atMost)
        .forUpdate()
        .skipLocked(),
    )
    .returning('deposit_id')
    .execute();
  const waiting = pending.values();
  await Promise.all(
    Array.from({ length: sweepLanes }, async () => {
      for (const { deposit_id } of waiting) {
        const deposit = await findDeposit(app.db, deposit_id);
        if (deposit) await refreshDeposit(app, deposit);
      }
    }),
  );
  return pending.length;
}

function isDue(app: CashierApp, depositId: string): boolean {
  const asked = lastAsked.get(app.cashier) ?? new Map<string, number>();
  lastAsked.set(app.cashier, asked);
  const now_ms = performance.now();
  if (now_ms - (asked.get(depositId) ?? -Infinity) < askAgain_ms) return false;
  if (asked.size > 10_000) asked.clear();
  asked.set(depositId, now_ms);
  return true;
}
