import type { Database } from '../kernel/database.ts';
import { projectRounds } from '../rounds/projector.ts';
import type { CashierApp } from './deposit.ts';
import type { PaymentState } from './gateways/gateway.ts';
import { findDeposit } from './present-deposit.ts';
import { requireTurnover } from './turnover.ts';

export type SettleOutcome = 'credited' | 'closed' | 'unchanged' | 'unknown' | 'mismatch' | 'blocked';

/** A deposit as it stands in the transaction that settles it. */
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
 * Take over what a gateway says of a payment. The credit, the deposit's status and its turnover requirement are one
 * transaction, under a key of the deposit, so that a payment is credited once however often and in whatever order this is
 * called. `paid` is final, and also counts after the payment was told to have failed or expired: the money is there.
 * `mismatch`: the amount, the currency or the payment is not that of the deposit; `blocked`: the wallet takes nothing any
 * more. In both nothing changes, it is logged as an error, and the reconciliation shows it.
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
      'a payment fits no deposit',
    );
  }
  if (settled === 'credited' || settled === 'closed') await announceDeposit(app, payment.depositId);
  return settled;
}

async function takeOver(app: CashierApp, gatewayCode: string, payment: PaymentState): Promise<SettleOutcome> {
  const named = await findDeposit(app.db, payment.depositId);
  if (!named) return 'unknown';
  const credit = payment.status === 'paid' ? await prepareCredit(app, named) : undefined;
  return app.db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    const deposit = await lockDeposit(trx, payment.depositId);
    if (!deposit || deposit.gateway !== gatewayCode) return 'unknown';
    // An operator has decided about it: what was credited as it arrived, or given back, is not credited again.
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

/** The row of a deposit, which nobody else settles until the transaction ends. */
export function lockDeposit(trx: Database, depositId: string): Promise<LockedDeposit | undefined> {
  return trx
    .selectFrom('cashier.deposit')
    .selectAll()
    .where('deposit_id', '=', depositId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Whatever needs a connection of its own is done before the transaction: inside, it would wait for one while it holds one.
 * Answers what credits the deposit in the transaction that holds its row: the amount and, apart from it, the fee.
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
    // The player was within his limits when he opened the payment, and has paid.
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

/** The ledger's key of a deposit; that of its fee follows it. */
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

/** Tell the player's tabs. */
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
