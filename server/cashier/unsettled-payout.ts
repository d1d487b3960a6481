import type { Database } from '../kernel/database.ts';
import type { Gateway, PayoutState } from './gateways/gateway.ts';
import { ReviewError } from './review-error.ts';
import { lockWithdrawal, payoutReference, settlePayout, type PayoutApp } from './settle-payout.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  recordEvent,
  type RecordDecision,
  type WithdrawalRow,
} from './withdrawal.ts';

/** How long a payout that the gateway has is left to it before an operator can give it up. */
const patience_ms = 86_400_000;
/** The same for a request that got no answer: the gateway may still be carrying it out. */
const arrival_ms = 3_600_000;

/** Store the id of a pending payout; settle one that has ended. */
export async function takePayout(
  app: PayoutApp,
  gateway: Gateway,
  payout: PayoutState,
  { withdrawal, operator }: { withdrawal: WithdrawalRow; operator: string },
): Promise<void> {
  if (payout.status !== 'pending') {
    await settlePayout(app, gateway, payout, operator);
    return;
  }
  await keepPayoutId(app, payout.payoutId, { withdrawal, operator });
}

/** Keep the gateway's id of a payout that has none yet. Answers whether it was kept. */
async function keepPayoutId(
  app: PayoutApp,
  payoutId: string,
  { withdrawal, operator }: { withdrawal: WithdrawalRow; operator: string },
  record?: RecordDecision,
): Promise<boolean> {
  return app.db.transaction().execute(async (trx) => {
    const noted = await trx
      .updateTable('cashier.withdrawal')
      .set({ gateway_payout_id: payoutId })
      .where('withdrawal_id', '=', withdrawal.withdrawal_id)
      .where('status', '=', 'paying')
      .where('gateway_payout_id', 'is', null)
      .executeTakeFirst();
    if (noted.numUpdatedRows === 0n) return false;
    await recordEvent(app, trx, withdrawal, { action: 'sent', actor: operator, detail: payoutId });
    await record?.(trx, withdrawal);
    return true;
  });
}

/**
 * Record the gateway's id of a payout whose request got no answer, after an operator found it at the gateway. The
 * gateway is asked, and its answer must belong to this withdrawal; a payout that has ended there is settled. Throws ReviewError.
 */
export async function noteSentPayout(
  app: PayoutApp,
  withdrawalId: string,
  operator: string,
  payoutId: string,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  const withdrawal = await requireRow(app.db, withdrawalId);
  if (withdrawal.status !== 'paying' || withdrawal.gateway_payout_id !== null) {
    throw new ReviewError('Only a payout whose request got no answer can be recorded as sent.');
  }
  const gateway = app.cashier.gateway(withdrawal.gateway);
  if (!gateway?.payouts)
    throw new ReviewError('The gateway {gateway} is not configured for payouts.', {
      gateway: withdrawal.gateway,
    });
  const payout = await gateway.payouts.fetchPayout(payoutId).catch((error: unknown) => {
    app.log.warn({ err: error, withdrawal_id: withdrawalId }, 'a payout could not be looked up');
    throw new ReviewError('The gateway could not look up this payout.');
  });
  if (payout.reference !== payoutReference(withdrawalId, withdrawal.payout_attempt))
    throw new ReviewError('That payout belongs to another withdrawal or attempt: {reference}.', {
      reference: payout.reference,
    });
  if (!(await keepPayoutId(app, payout.payoutId, { withdrawal, operator }, record)))
    throw new ReviewError('The withdrawal has changed. Check it again.');
  if (payout.status !== 'pending') await settlePayout(app, gateway, payout, operator);
  return requireRow(app.db, withdrawalId);
}

/**
 * Record that the gateway never made a payout, so that the withdrawal waits for a decision again. If the payout's id is
 * known, the gateway is asked first. An ended payout is settled instead. One that is pending, or that the gateway does
 * not report, can be given up a day after the gateway was last asked to make it; approving again only asks what became
 * of it, and restarts nothing. A request that got no answer can be given up an hour after it was last made. If the payout arrives after all, it is still
 * settled, unless another attempt was made meanwhile. Repeating the call changes nothing. Throws ReviewError.
 */
export async function noteUnsentPayout(
  app: PayoutApp,
  withdrawalId: string,
  operator: string,
  reason: string,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  if (reason.trim() === '') throw new ReviewError('Give a reason.');
  const withdrawal = await requireRow(app.db, withdrawalId);
  if (!record && withdrawal.status === 'pending') return withdrawal;
  if (withdrawal.status !== 'paying')
    throw new ReviewError('Only a payout in progress can be recorded as unsent.');
  const payoutId = withdrawal.gateway_payout_id;
  if (payoutId !== null && (await hasEnded(app, withdrawal, { payoutId, operator })))
    return requireRow(app.db, withdrawalId);
  requirePatience(withdrawal, app.clock.now());
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    const isSame =
      locked?.status === 'paying' &&
      locked.payout_attempt === withdrawal.payout_attempt &&
      locked.requested_at?.getTime() === withdrawal.requested_at?.getTime() &&
      locked.gateway_payout_id === payoutId;
    if (!isSame) throw new ReviewError('The withdrawal has changed. Check it again.');
    await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'pending', gateway_payout_id: null })
      .where('withdrawal_id', '=', withdrawalId)
      .execute();
    const detail = `${payoutId ?? 'no id'}: ${reason.trim()}`;
    await recordEvent(app, trx, locked, { action: 'unsent', actor: operator, detail });
    await record?.(trx, locked);
  });
  const row = await requireRow(app.db, withdrawalId);
  await announceWithdrawal(app, row);
  return row;
}

/** Throws ReviewError if it is too early to give a payout up, because it may still be paid. */
function requirePatience(withdrawal: WithdrawalRow, now: Date): void {
  const isUnanswered = withdrawal.gateway_payout_id === null;
  const asked = withdrawal.requested_at ?? withdrawal.created_at;
  const from = new Date(asked.getTime() + (isUnanswered ? arrival_ms : patience_ms));
  if (now >= from) return;
  throw new ReviewError(
    isUnanswered
      ? 'It is unknown whether the gateway received the payout. It can be given up an hour after it was last requested: from {from} on.'
      : 'The payout is in progress. It can be given up a day after it was requested: from {from} on.',
    { from: from.toISOString() },
  );
}

/**
 * Whether the gateway reports that a payout has ended, in which case it is settled. Throws ReviewError if it was paid and
 * does not match.
 */
async function hasEnded(
  app: PayoutApp,
  withdrawal: WithdrawalRow,
  { payoutId, operator }: { payoutId: string; operator: string },
): Promise<boolean> {
  const gateway = app.cashier.gateway(withdrawal.gateway);
  const payout = await gateway?.payouts?.fetchPayout(payoutId).catch((error: unknown) => {
    app.log.warn({ err: error, withdrawal_id: withdrawal.withdrawal_id }, 'a payout could not be looked up');
    return undefined;
  });
  if (gateway && payout && payout.status !== 'pending') {
    const outcome = await settlePayout(app, gateway, payout, operator);
    if (outcome === 'mismatch' || outcome === 'unknown') {
      throw new ReviewError(
        'The gateway reports it as paid, but it does not match the withdrawal. Settle it with what was really paid.',
      );
    }
    return true;
  }
  return false;
}

async function requireRow(db: Database, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  if (!withdrawal) throw new ReviewError('There is no such withdrawal.');
  return withdrawal;
}
