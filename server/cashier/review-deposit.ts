import { sql, type Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { recordDepositEvent } from './deposit-event.ts';
import { stuckAfter_ms } from './deposit-queue.ts';
import type { CashierApp } from './deposit.ts';
import { deposits, findDeposit, openStatuses, type DepositRow } from './present-deposit.ts';
import { ReviewError } from './review-error.ts';
import { cashierNews } from './news.ts';
import { requireNotRefunded, type RecordDeposit } from './deposit-corrections.ts';
import { announceDeposit, lockDeposit, prepareCredit, settleDeposit } from './settle-deposit.ts';

/**
 * Deposits that need an operator, oldest first: bank transfers, those with a proof before those without, and payments
 * that are still pending an hour after they expired.
 */
export function listDepositsForReview(db: Database, now: Date) {
  return deposits(db)
    .innerJoin('players.identity as player', (join) =>
      join
        .onRef('player.site_id', '=', 'deposit.site_id')
        .onRef('player.player_id', '=', 'deposit.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'deposit.site_id')
    .select(['player.account_id', 'player.full_name', 'site.site_code'])
    .select((select) =>
      select
        .selectFrom('cashier.deposit_proof as mine')
        .innerJoin('cashier.deposit_proof as other', (join) =>
          join.on((on) =>
            on.or([
              on('other.content_digest', '=', on.ref('mine.content_digest')),
              on('other.source_digest', '=', on.ref('mine.source_digest')),
            ]),
          ),
        )
        .select(sql<number>`count(*)::int`.as('count'))
        .whereRef('mine.deposit_id', '=', 'deposit.deposit_id')
        .whereRef('other.deposit_id', '<>', 'deposit.deposit_id')
        .as('shown_elsewhere'),
    )
    .where('deposit.status', 'in', openStatuses)
    .where((where) =>
      where.or([
        where('deposit.kind', '=', 'manual'),
        where('deposit.expires_at', '<', new Date(now.getTime() - stuckAfter_ms)),
      ]),
    )
    .orderBy(sql`deposit.status = 'review'`, 'desc')
    .orderBy('deposit.created_at')
    .execute();
}

/**
 * Approve a bank transfer that has arrived. It is credited once under the deposit's key, however often it is approved.
 * A refused, cancelled or expired deposit can be approved too, because the money has arrived.
 * Throws ReviewError if there is no such deposit, it belongs to a gateway, it was refunded, or the wallet is closed.
 */
export async function approveDeposit(
  app: CashierApp,
  depositId: string,
  operator: string,
): Promise<DepositRow> {
  const named = await requireManual(app.db, depositId);
  if (named.status === 'credited') return named;
  const credit = await prepareCredit(app, named);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    if (!locked || locked.status === 'credited') return;
    requireNotRefunded(locked);
    if ((await credit(trx, locked)) === 'blocked') {
      throw new ReviewError("The player's wallet is closed. Refund the money by bank.");
    }
    await recordDepositEvent(app, trx, locked, { action: 'approved', actor: operator });
  });
  await announceDeposit(app, depositId);
  return requireManual(app.db, depositId);
}

/**
 * Refuse a deposit with a reason that the player is shown. Its payment is first closed at the gateway; if it was paid
 * meanwhile, it is credited instead. If the gateway could not close it, a later payment is credited as well.
 * Throws ReviewError.
 */
export async function refuseDeposit(
  app: CashierApp,
  depositId: string,
  operator: string,
  reason: string,
  record?: RecordDeposit,
): Promise<DepositRow> {
  if (reason.trim() === '') throw new ReviewError('Give a reason. The player will see it.');
  const named = await requireRow(app.db, depositId);
  await closeAtGateway(app, named);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockDeposit(trx, depositId);
    // The gateway's notice of the closing can be here before its answer.
    const isClosed = locked?.status === 'cancelled' && named.status === 'pending';
    const isWaiting = locked?.status === 'pending' || locked?.status === 'review' || isClosed;
    if (!locked || !isWaiting) throw new ReviewError('Only an open deposit can be refused.');
    await trx
      .updateTable('cashier.deposit')
      .set({
        status: 'failed',
        reason: reason.trim(),
        settled_at: app.clock.now(),
        received_amount: null,
        received_reference: null,
      })
      .where('deposit_id', '=', depositId)
      .execute();
    await record?.(trx, locked);
    await recordDepositEvent(app, trx, locked, {
      action: 'refused',
      actor: operator,
      detail: reason.trim(),
    });
    await app.events.tell(trx, cashierNews, {
      siteId: locked.site_id,
      playerId: locked.player_id,
      about: 'deposit_refused',
      id: depositId,
      amount: locked.amount,
      currency: locked.currency,
      reason: reason.trim(),
    });
  });
  await announceDeposit(app, depositId);
  return requireRow(app.db, depositId);
}

/** Throws ReviewError if the gateway reports the payment as paid. It is credited first, unless it does not match. */
async function closeAtGateway(app: CashierApp, deposit: DepositRow): Promise<void> {
  const gateway = app.cashier.gateway(deposit.gateway);
  if (!gateway || deposit.gateway_payment_id === null || deposit.status !== 'pending') return;
  const payment = await gateway.cancelPayment(deposit.gateway_payment_id).catch((error: unknown) => {
    app.log.warn({ err: error, deposit_id: deposit.deposit_id }, 'a payment could not be cancelled');
    return undefined;
  });
  if (payment?.status !== 'paid') return;
  const outcome = await settleDeposit(app, gateway.code, payment);
  if (outcome === 'credited' || outcome === 'unchanged')
    throw new ReviewError('The deposit was paid and has been credited.');
  throw new ReviewError(
    '{amount} {currency} was paid, which does not match. Record it with: credit, or refund',
    { amount: formatMoney(payment.amount), currency: payment.currency },
  );
}

async function requireManual(db: Database, depositId: string): Promise<DepositRow> {
  const deposit = await requireRow(db, depositId);
  if (deposit.kind !== 'manual') throw new ReviewError('This deposit is settled by its gateway.');
  return deposit;
}

async function requireRow(db: Database, depositId: string): Promise<DepositRow> {
  const deposit = await findDeposit(db, depositId);
  if (!deposit) throw new ReviewError('There is no such deposit.');
  return deposit;
}
