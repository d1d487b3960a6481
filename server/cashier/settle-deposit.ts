import { refuse } from '../kernel/errors.ts';
import type { CashierApp, DepositRow } from './deposit.ts';
import { findDeposit } from './deposit.ts';
import type { PaymentState } from './gateways/gateway.ts';
import { projectRounds } from '../rounds/projector.ts';
import { requireTurnover } from './turnover.ts';

export type SettleOutcome = 'credited' | 'closed' | 'unchanged' | 'unknown' | 'mismatch';

/**
 * Take over what a gateway says of a payment. The credit, the deposit's status and its turnover requirement are one
 * transaction, under a key of the deposit, so that a payment is credited once however often and in whatever order this is
 * called. `paid` is final, and also counts after the payment was told to have failed or expired: the money is there.
 * `mismatch`: the amount, the currency or the payment is not that of the deposit; nothing changes, and it is logged.
 */
export async function settleDeposit(
  app: CashierApp,
  gatewayCode: string,
  payment: PaymentState,
): Promise<SettleOutcome> {
  const settled = await takeOver(app, gatewayCode, payment);
  if (settled === 'mismatch' || settled === 'unknown') {
    app.log.error(
      { gateway: gatewayCode, payment_id: payment.paymentId, outcome: settled },
      'a payment fits no deposit',
    );
  }
  if (settled === 'credited' || settled === 'closed') await announce(app, payment.depositId);
  return settled;
}

async function takeOver(app: CashierApp, gatewayCode: string, payment: PaymentState): Promise<SettleOutcome> {
  const named = await findDeposit(app.db, payment.depositId);
  if (!named) return 'unknown';
  // Whatever needs a connection of its own is done before the transaction: inside, it would wait for one while it holds one.
  const site = await app.sites.byId(named.site_id);
  if (payment.status === 'paid') await projectRounds(app.db);
  return app.db.transaction().execute(async (trx): Promise<SettleOutcome> => {
    const deposit = await trx
      .selectFrom('cashier.deposit')
      .selectAll()
      .where('deposit_id', '=', payment.depositId)
      .forUpdate()
      .executeTakeFirst();
    if (!deposit || deposit.gateway !== gatewayCode) return 'unknown';
    if (!isSame(deposit, payment)) return 'mismatch';
    if (deposit.status === 'credited' || payment.status === 'open') return 'unchanged';
    if (payment.status !== 'paid') {
      if (deposit.status !== 'pending') return 'unchanged';
      await trx
        .updateTable('cashier.deposit')
        .set({ status: payment.status, settled_at: app.clock.now() })
        .where('deposit_id', '=', deposit.deposit_id)
        .execute();
      return 'closed';
    }
    const wallet = { siteId: deposit.site_id, playerId: deposit.player_id, currency: deposit.currency };
    const result = await app.ledger.postIn(trx, {
      ...wallet,
      source: 'cashier',
      externalId: `deposit:${deposit.deposit_id}`,
      kind: 'deposit',
      amount: deposit.amount,
      clearing: app.cashier.gateway(deposit.gateway)?.clearing,
      // The player was within his limits when he opened the payment, and has paid.
      ignoreLimits: true,
    });
    if (!result.accepted) throw new Error(`Deposit ${deposit.deposit_id} was not posted: ${result.status}`);
    await requireTurnover(trx, wallet, {
      amount: deposit.amount,
      thousandths: site.turnoverThousandths,
      wasEmpty: result.real + result.bonus + result.locked === deposit.amount,
    });
    await trx
      .updateTable('cashier.deposit')
      .set({ status: 'credited', settled_at: app.clock.now() })
      .where('deposit_id', '=', deposit.deposit_id)
      .execute();
    return 'credited';
  });
}

/** The gateway is not asked about a deposit more often than this. */
const askAgain_ms = 2_000;
const lastAsked = new WeakMap<CashierApp['cashier'], Map<string, number>>();

/** Ask the gateway how a pending deposit stands, where no notice has come, and take its answer over. */
export async function refreshDeposit(app: CashierApp, deposit: DepositRow): Promise<DepositRow> {
  if (deposit.status !== 'pending' || !isDue(app, deposit.deposit_id)) return deposit;
  const gateway = app.cashier.gateway(deposit.gateway);
  if (!gateway) return deposit;
  const age_ms = app.clock.now().getTime() - deposit.expires_at.getTime();
  if (deposit.gateway_payment_id === null) {
    if (age_ms >= 0) await expire(app, deposit);
  } else {
    try {
      await settleDeposit(app, gateway.code, await gateway.fetchPayment(deposit.gateway_payment_id));
    } catch (error) {
      app.log.warn({ err: error, deposit_id: deposit.deposit_id }, 'a payment could not be looked up');
      if (age_ms > giveUp_ms) await expire(app, deposit);
    }
  }
  const now = await findDeposit(app.db, deposit.deposit_id);
  if (!now) throw refuse('depositNotFound');
  return now;
}

/** A payment that the gateway cannot tell of so long after its end is taken as expired; a late notice still credits it. */
const giveUp_ms = 86_400_000;

async function expire(app: CashierApp, deposit: DepositRow): Promise<void> {
  await app.db
    .updateTable('cashier.deposit')
    .set({ status: 'expired', settled_at: app.clock.now() })
    .where('deposit_id', '=', deposit.deposit_id)
    .where('status', '=', 'pending')
    .execute();
}

/** How many deposits a sweep looks at, and how many at once. */
const sweepSize = 500;
const sweepLanes = 8;

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
    .returningAll()
    .execute();
  const waiting = pending.values();
  await Promise.all(
    Array.from({ length: sweepLanes }, async () => {
      for (const deposit of waiting) await refreshDeposit(app, deposit);
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

function isSame(deposit: DepositRow, payment: PaymentState): boolean {
  return (
    deposit.amount === payment.amount &&
    deposit.currency === payment.currency &&
    (deposit.gateway_payment_id === null || deposit.gateway_payment_id === payment.paymentId)
  );
}

async function announce(app: CashierApp, depositId: string): Promise<void> {
  const deposit = await findDeposit(app.db, depositId);
  if (!deposit) return;
  const player = { siteId: deposit.site_id, playerId: deposit.player_id };
  await app.realtime.toPlayer(player, {
    type: 'deposit',
    deposit_id: deposit.deposit_id,
    status: deposit.status,
  });
}
