import type { Database } from '../kernel/database.ts';
import { projectRounds } from '../rounds/projector.ts';
import type { CashierApp } from './deposit.ts';
import type { PaymentState } from './gateways/gateway.ts';
import { findDeposit } from './present-deposit.ts';
import { requireTurnover } from './turnover.ts';

export type SettleOutcome = 'credited' | 'closed' | 'unchanged' | 'unknown' | 'mismatch' | 'blocked';

/** A deposit's row, locked by the transaction that settles it. */
interface LockedDeposit {
  readonly site_id: number;
  readonly player_id: bigint;
  readonly deposit_id: string;
  readonly gateway: string;
  readonly gateway_payment_id: string | null;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly currency: string;
  readonly status: string;
  readonly refund_reference: string | null;
}

/**
 * Apply a gateway's report of a payment. The credit, the deposit's status and its turnover requirement are written in
 * one transaction under the deposit's key, so that a payment is credited once, however often and in whatever order this
 * is called. `paid` is final and counts even after a report of failure or expiry, because the money has arrived.
 * `mismatch`: the amount, currency or payment is not the deposit's. `blocked`: the wallet accepts no postings. In both
 * cases nothing changes, an error is logged, and the reconciliation lists it.
 */
export async function settleDeposit(
  app: CashierApp,
  gatewayCode: string,
  payment: PaymentState,
): Promise<SettleOutcome> {
  const settled = await takeOver(app, gatewayCode, payment);
  if (settled === 'mismatch' || settled === 'unknown' || settled === 'blocked') {
    app.log.error(
      { gateway: gatewayCode, payment_id: payment.paymentId, outcome: settled },
      'a payment could not be settled',
    );
  }
  if (settled === 'credited' || settled === 'closed') await announceDeposit(app, payment.depositId);
  return settled;
}

/** The gateway's reference is untrusted: it need not be a deposit's id. */
const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

async function takeOver(app: CashierApp, gatewayCode: string, payment: PaymentState): Promise<SettleOutcome> {
  if (!idPattern.test(payment.depositId)) return 'unknown';
  const named = await findDeposit(app.db, payment.depositId);
  if (!named) return 'unknown';
  const credit = payment.status === 'paid' ? await prepareCredit(app, named) : undefined;
  return app.db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    const deposit = await lockDeposit(trx, payment.depositId);
    if (!deposit || deposit.gateway !== gatewayCode) return 'unknown';
    // It is credited or refunded already, maybe by an operator with another amount, so it is not credited again.
    const { gateway_payment_id: known } = deposit;
    const isItsPayment = known === null || known === payment.paymentId;
    if (isItsPayment && (deposit.status === 'credited' || deposit.refund_reference !== null))
      return 'unchanged';
    if (!isSame(deposit, payment)) return 'mismatch';
    if (deposit.status === 'credited' || payment.status === 'open') return 'unchanged';
    if (credit) return credit(trx, deposit);
    if (deposit.status !== 'pending') return 'unchanged';
    await trx
      .updateTable('cashier.deposit')
      .set({ status: payment.status, settled_at: app.clock.now() })
      .where('deposit_id', '=', deposit.deposit_id)
      .execute();
    return 'closed';
  });
}

/** A deposit's row, locked until the transaction ends, so that only one caller settles it. */
export function lockDeposit(trx: Database, depositId: string): Promise<LockedDeposit | undefined> {
  return trx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Prepare everything that needs its own connection before the transaction starts. Inside, it would hold one connection
 * while waiting for another. Returns the function that credits the locked deposit: its amount and, as a separate
 * posting, the fee.
 */
export async function prepareCredit(
  app: CashierApp,
  { site_id }: { readonly site_id: number },
): Promise<(trx: Database, deposit: LockedDeposit) => Promise<'credited' | 'blocked'>> {
  const site = await app.sites.byId(site_id);
  await projectRounds(app.db);
  return async (trx, deposit) => {
    const wallet = { siteId: deposit.site_id, playerId: deposit.player_id, currency: deposit.currency };
    const clearing =
      app.cashier.gateway(deposit.gateway)?.clearing ??
      (deposit.gateway === 'manual' ? 'clearing_manual' : undefined);
    const common = { ...wallet, source: 'cashier', clearing };
    const key = depositKey(deposit.deposit_id);
    // The limits were checked when the player opened the payment, and it is paid by this point.
    const posted = { ...common, externalId: key, amount: deposit.amount, ignoreLimits: true };
    const result = await app.ledger.postIn(trx, { ...posted, kind: 'deposit' });
    if (result.status === 'wallet_blocked') return 'blocked';
    if (!result.accepted) throw new Error(`Deposit ${deposit.deposit_id} was not posted: ${result.status}`);
    if (deposit.fee > 0n) {
      const fee = { ...common, externalId: `${key}:fee`, amount: deposit.fee, reference: key };
      const charged = await app.ledger.postIn(trx, { ...fee, kind: 'deposit_fee' });
      if (!charged.accepted)
        throw new Error(`The fee of ${deposit.deposit_id} was not posted: ${charged.status}`);
    }
    await requireTurnover(trx, wallet, {
      amount: deposit.amount,
      thousandths: site.turnoverThousandths,
      wasEmpty: result.real + result.bonus + result.locked === deposit.amount,
    });
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'credited', reason: '', settled_at: app.clock.now() })
      .where('deposit_id', '=', deposit.deposit_id)
      .execute();
    return 'credited';
  };
}

/** A deposit's ledger key. The fee's key adds a suffix. */
export function depositKey(depositId: string): string {
  return `deposit:${depositId}`;
}

function isSame(deposit: LockedDeposit, payment: PaymentState): boolean {
  return (
    deposit.amount + deposit.fee === payment.amount &&
    deposit.currency === payment.currency &&
    (deposit.gateway_payment_id === null || deposit.gateway_payment_id === payment.paymentId)
  );
}

/** Notify the player's open tabs. */
export async function announceDeposit(
  app: Pick<CashierApp, 'db' | 'realtime'>,
  depositId: string,
): Promise<void> {
  const deposit = await findDeposit(app.db, depositId);
  if (!deposit) return;
  const player = { siteId: deposit.site_id, playerId: deposit.player_id };
  await app.realtime.toPlayer(player, {
    type: 'deposit',
    deposit_id: deposit.deposit_id,
    status: deposit.status,
  });
}
