import { refuse } from '../kernel/errors.ts';
import type { CashierApp } from './deposit.ts';
import { findDeposit, type DepositRow } from './present-deposit.ts';
import { settleDeposit } from './settle-deposit.ts';

/** The shortest time between two gateway requests about the same deposit. */
const askAgain_ms = 2_000;
const lastAsked = new WeakMap<CashierApp['cashier'], Map<string, number>>();
/**
 * If the gateway still cannot report or close a payment this long after it expired, the deposit expires too. A late
 * notice still credits it.
 */
const giveUp_ms = 86_400_000;
/** How many deposits one sweep checks, and how many of them in parallel. */
const sweepSize = 500;
const sweepLanes = 8;

/** Ask the gateway for a pending deposit's state, in case its notice was lost, and apply the answer. */
export async function refreshDeposit(app: CashierApp, deposit: DepositRow): Promise<DepositRow> {
  if (deposit.status !== 'pending' || !isDue(app, deposit.deposit_id)) return deposit;
  const gateway = app.cashier.gateway(deposit.gateway);
  const age_ms = app.clock.now().getTime() - deposit.expires_at.getTime();
  if (gateway && deposit.gateway_payment_id !== null) {
    try {
      const payment = await gateway.fetchPayment(deposit.gateway_payment_id);
      const isOver = payment.status === 'open' && age_ms >= 0;
      const ended = isOver ? await gateway.cancelPayment(deposit.gateway_payment_id) : payment;
      // A payment that was closed because its time was over counts as expired, whatever the gateway calls it.
      const status = isOver && ended.status === 'cancelled' ? 'expired' : ended.status;
      await settleDeposit(app, gateway.code, { ...ended, status });
      if (status === 'open' && age_ms > giveUp_ms) await expire(app, deposit);
    } catch (error) {
      app.log.warn({ err: error, deposit_id: deposit.deposit_id }, 'a payment could not be looked up');
      if (age_ms > giveUp_ms) await expire(app, deposit);
    }
  } else if (age_ms >= 0) {
    // Either no payment was opened at a gateway, or a bank transfer got no proof.
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
 * Check pending deposits whose notices are missing; returns how many were checked. The ones not checked for longest
 * come first, and the check is recorded before it is made, so that every deposit gets its turn.
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
