import type { PlainReason } from '@marquee/contract/command-reasons.ts';
import type { Database } from '../kernel/database.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { recordDepositEvent } from './deposit-event.ts';
import type { CashierApp } from './deposit.ts';
import type { PaymentState } from './gateways/gateway.ts';
import { findDeposit, type DepositRow } from './present-deposit.ts';
import { ReviewError } from './review-error.ts';
import { announceDeposit, lockDeposit, prepareCredit } from './settle-deposit.ts';
import { cashierNews } from './news.ts';

interface Correction {
  readonly operator: string;
  readonly reason: string;
  /** The gateway's or the bank's id of the payment or refund. */
  readonly reference: string;
}

/** Writes down a decision elsewhere too, in the transaction that makes it. */
export type RecordDeposit = (trx: Database, deposit: { readonly status: string }) => Promise<void>;

/**
 * Credit the amount that actually arrived for a deposit. If it differs from what was asked for, all of it is credited
 * without a fee, because the fee was agreed for another amount. If the deposit's gateway is configured, it must report
 * the same paid amount. The deposit keeps the corrected amount, and the player is told of it. It is credited once: repeating
 * the call, and later notices, change nothing. With `record`, a repetition is refused, because nothing is decided by it.
 * Throws ReviewError.
 */
export async function creditReceived(
  app: CashierApp,
  depositId: string,
  correction: Correction & { amount: Minor },
  record?: RecordDeposit,
): Promise<DepositRow> {
  const { amount, operator } = correction;
  const reference = given(correction.reference, "Give the gateway's or the bank's reference of the payment.");
  const named = await requireRow(app.db, depositId);
  const isAsAsked = named.amount + named.fee === amount;
  const reason = isAsAsked ? correction.reason.trim() : given(correction.reason, 'Give a reason.');
  if (!record && named.status === 'credited' && named.amount + named.fee === amount) return named;
  await requirePaidAtGateway(app, named, amount);
  const credit = await prepareCredit(app, named);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (!locked || locked.status === 'credited') throw new ReviewError('This deposit was already credited.');
    requireNotRefunded(locked);
    const asked = locked.amount + locked.fee;
    const corrected = amount === asked ? locked : { ...locked, amount, fee: 0n };
    await trx
      .updateTable('cashier.deposit')
      .set({
        amount: corrected.amount,
        fee: corrected.fee,
        received_amount: amount,
        received_reference: reference,
      })
      .where('deposit_id', '=', depositId)
      .execute();
    if ((await credit(trx, corrected)) === 'blocked')
      throw new ReviewError("The player's wallet accepts no deposits.");
    const arrived = `${formatMoney(asked)} asked, ${formatMoney(amount)} received under ${reference}`;
    const detail = reason === '' ? arrived : `${arrived}: ${reason}`;
    const action = amount === asked ? 'approved' : 'corrected';
    await recordDepositEvent(app, trx, locked, { action, actor: operator, detail });
    if (amount !== asked) {
      const { site_id: siteId, player_id: playerId, currency } = locked;
      await app.events.tell(trx, cashierNews, {
        siteId,
        playerId,
        about: 'deposit_corrected',
        id: depositId,
        amount,
        asked: formatMoney(asked),
        currency,
      });
    }
    await record?.(trx, locked);
  });
  await announceDeposit(app, depositId);
  return requireRow(app.db, depositId);
}

/**
 * Note that a payment was refunded outside the platform, at the gateway or by bank. The deposit ends: notices, sweeps
 * and approvals no longer credit it. Repeating the call changes nothing.
 * Throws ReviewError, including for a credited deposit: that money is in the wallet and leaves by a withdrawal.
 */
export async function noteRefund(
  app: CashierApp,
  depositId: string,
  correction: Correction,
  record?: RecordDeposit,
): Promise<DepositRow> {
  const reference = given(correction.reference, "Give the gateway's or the bank's reference of the refund.");
  const reason = given(correction.reason, 'Give a reason. The player will see it.');
  await requireRow(app.db, depositId);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (!locked || (!record && locked.refund_reference === reference)) return;
    requireNotRefunded(locked);
    if (locked.status === 'credited') {
      throw new ReviewError(
        'This deposit was credited. Its money is in the wallet and leaves it by a withdrawal.',
      );
    }
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'failed', reason, refund_reference: reference, settled_at: app.clock.now() })
      .where('deposit_id', '=', depositId)
      .execute();
    await record?.(trx, locked);
    const detail = `${reference}: ${reason}`;
    await recordDepositEvent(app, trx, locked, { action: 'refunded', actor: correction.operator, detail });
    const player = { siteId: locked.site_id, playerId: locked.player_id };
    const { amount, currency } = locked;
    await app.events.tell(trx, cashierNews, {
      siteId: player.siteId,
      playerId: player.playerId,
      about: 'deposit_refused',
      id: depositId,
      amount,
      currency,
      reason,
    });
  });
  await announceDeposit(app, depositId);
  return requireRow(app.db, depositId);
}

/** Throws ReviewError if the deposit was refunded. */
export function requireNotRefunded(deposit: { readonly refund_reference: string | null }): void {
  if (deposit.refund_reference === null) return;
  throw new ReviewError('This deposit was refunded under {reference}.', {
    reference: deposit.refund_reference,
  });
}

/** The payment as its gateway reports it. Undefined for a bank transfer, or if the gateway is no longer configured. */
async function askGateway(app: CashierApp, deposit: DepositRow): Promise<PaymentState | undefined> {
  const gateway = app.cashier.gateway(deposit.gateway);
  if (!gateway) return undefined;
  if (deposit.gateway_payment_id === null) throw new ReviewError('No payment was opened for this deposit.');
  return gateway.fetchPayment(deposit.gateway_payment_id).catch((error: unknown) => {
    app.log.warn({ err: error, deposit_id: deposit.deposit_id }, 'a payment could not be looked up');
    throw new ReviewError('The gateway does not answer. Try again later.');
  });
}

async function requirePaidAtGateway(app: CashierApp, deposit: DepositRow, amount: Minor): Promise<void> {
  const payment = await askGateway(app, deposit);
  if (!payment) return;
  const isSame =
    payment.status === 'paid' && payment.amount === amount && payment.currency === deposit.currency;
  if (isSame) return;
  throw new ReviewError('The gateway reports something else: {status} {amount} {currency}.', {
    status: payment.status,
    amount: formatMoney(payment.amount),
    currency: payment.currency,
  });
}

function given(text: string, otherwise: PlainReason): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ReviewError(otherwise);
  return trimmed;
}

async function requireRow(db: Database, depositId: string): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (!deposit) throw new ReviewError('There is no such deposit.');
  return deposit;
}
