import type { PlayerSession } from '../players/player-session.ts';
import { refuse } from '../kernel/errors.ts';
import { recordDepositEvent } from './deposit-event.ts';
import type { CashierApp } from './deposit.ts';
import { requireDeposit, type DepositRow } from './present-deposit.ts';
import { announceDeposit, lockDeposit, settleDeposit } from './settle-deposit.ts';

/**
 * Cancel an unpaid deposit. Its payment is first closed at the gateway. If the gateway reports it as paid, the deposit
 * is credited and returned instead. Cancelling again changes nothing.
 * Throws `depositNotFound`, `depositNotCancellable` if the deposit has ended or is in review, and `gatewayUnavailable`,
 * in which case nothing has changed.
 */
export async function cancelDeposit(
  app: CashierApp,
  player: PlayerSession,
  depositId: string,
): Promise<DepositRow> {
  const deposit = await requireDeposit(app.db, player, depositId);
  if (deposit.status === 'cancelled') return deposit;
  if (deposit.status !== 'pending') throw refuse('depositNotCancellable');
  const gateway = app.cashier.gateway(deposit.gateway);
  if (gateway && deposit.gateway_payment_id !== null) {
    const payment = await gateway.cancelPayment(deposit.gateway_payment_id).catch((error: unknown) => {
      app.log.warn({ err: error, deposit_id: depositId }, 'a payment could not be cancelled');
      throw refuse('gatewayUnavailable');
    });
    if (payment.status === 'open') throw refuse('gatewayUnavailable');
    if (payment.status === 'paid') {
      await settleDeposit(app, gateway.code, payment);
      return requireDeposit(app.db, player, depositId);
    }
  }
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (locked?.status !== 'pending') return;
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'cancelled', settled_at: app.clock.now() })
      .where('deposit_id', '=', depositId)
      .execute();
    await recordDepositEvent(app, trx, locked, { action: 'cancelled', actor: player.accountId });
  });
  await announceDeposit(app, depositId);
  return requireDeposit(app.db, player, depositId);
}
