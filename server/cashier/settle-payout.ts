import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import type { Gateway, PayoutState } from './gateways/gateway.ts';
import { cashierNews } from './news.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  holdKey,
  recordEvent,
  type WithdrawalRow,
} from './withdrawal.ts';
import type { HouseAccountName } from '../ledger/accounts.ts';

/** The parts of the application that settling payouts uses. */
export type PayoutApp = Pick<App, 'db' | 'ledger' | 'clock' | 'events' | 'realtime' | 'log' | 'cashier'>;

export type PayoutOutcome = 'paid' | 'failed' | 'unchanged' | 'unknown' | 'mismatch';

/**
 * The reference under which the gateway pays one attempt once. A failed payout is requested again as the next attempt.
 */
export function payoutReference(withdrawalId: string, attempt: number): string {
  return `${withdrawalId}.${attempt}`;
}

const referencePattern = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\.(\d{1,9})$/;

/**
 * Apply a gateway's report of a payout. The posting, the withdrawal's status and its event are written in one
 * transaction, so that it is posted once, however often and in whatever order this is called. `paid` is final, even if
 * the same payout was reported as failed before. A failed payout returns the withdrawal to the operator.
 * `mismatch`: money was sent that does not match the withdrawal (another amount, a refused withdrawal, or another
 * attempt is being paid), or a settled payout came back. Nothing changes, a fatal error is logged, and an operator
 * records what happened (`payout-corrections.ts`).
 */
export async function settlePayout(
  app: PayoutApp,
  gateway: Gateway,
  payout: PayoutState,
  actor: string,
): Promise<PayoutOutcome> {
  const [, withdrawalId, attempt] = referencePattern.exec(payout.reference) ?? [];
  if (withdrawalId === undefined || attempt === undefined) return 'unknown';
  const outcome = await app.db.transaction().execute(async (trx): Promise<PayoutOutcome> => {
    const withdrawal = await lockWithdrawal(trx, withdrawalId);
    if (!withdrawal) return 'unknown';
    const isCurrent = withdrawal.payout_attempt === Number(attempt);
    if (payout.status === 'pending') return 'unchanged';
    if (payout.status === 'failed') {
      // A notice alone does not give a returned payout to the player; an operator records it.
      if (withdrawal.status === 'paid' && withdrawal.gateway_payout_id === payout.payoutId) return 'mismatch';
      if (withdrawal.status !== 'paying' || !isCurrent) return 'unchanged';
      await trx
        .updateTable('cashier.withdrawal')
        .set({ status: 'pending', gateway_payout_id: null })
        .where('withdrawal_id', '=', withdrawalId)
        .execute();
      await recordEvent(app, trx, withdrawal, { action: 'payout_failed', actor, detail: payout.reason });
      return 'failed';
    }
    const isSettled = withdrawal.status === 'paid' || withdrawal.status === 'returned';
    if (isSettled && withdrawal.gateway_payout_id === payout.payoutId) return 'unchanged';
    const isOpen = withdrawal.status === 'pending' || (withdrawal.status === 'paying' && isCurrent);
    const isSame =
      withdrawal.gateway === gateway.code &&
      withdrawal.amount === payout.amount &&
      withdrawal.currency === payout.currency;
    if (!isOpen || !isSame) return 'mismatch';
    await postPayout(app, trx, withdrawal, {
      gateway: gateway.code,
      clearing: gateway.clearing,
      payoutId: payout.payoutId,
      actor,
    });
    return 'paid';
  });
  if (outcome === 'unknown' || outcome === 'mismatch') {
    app.log.fatal(
      { gateway: gateway.code, payout_id: payout.payoutId, reference: payout.reference, outcome },
      'a payout could not be settled',
    );
  }
  if (outcome === 'paid' || outcome === 'failed') await announce(app, withdrawalId);
  return outcome;
}

/** A withdrawal's row, locked until the transaction ends, so that only one caller settles it. */
export function lockWithdrawal(trx: Database, withdrawalId: string) {
  return trx
    .selectFrom('cashier.withdrawal')
    .selectAll()
    .where('withdrawal_id', '=', withdrawalId)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * Post a payout, in the transaction that has locked the withdrawal's row. `hold` is the ledger key of the hold, if it
 * is not the first one.
 */
export async function postPayout(
  app: Pick<App, 'ledger' | 'clock' | 'events'>,
  trx: Database,
  withdrawal: NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>,
  paid: { gateway: string; clearing: HouseAccountName; payoutId: string; actor: string; hold?: string },
): Promise<void> {
  const key = holdKey(withdrawal.withdrawal_id);
  const result = await app.ledger.postIn(trx, {
    siteId: withdrawal.site_id,
    playerId: withdrawal.player_id,
    currency: withdrawal.currency,
    source: 'cashier',
    externalId: `${key}:payout`,
    kind: 'withdrawal_payout',
    amount: withdrawal.amount,
    reference: paid.hold ?? key,
    clearing: paid.clearing,
  });
  if (!result.accepted)
    throw new Error(`Withdrawal ${withdrawal.withdrawal_id} was not posted: ${result.status}`);
  await trx
    .updateTable('cashier.withdrawal')
    .set({
      status: 'paid',
      gateway: paid.gateway,
      gateway_payout_id: paid.payoutId,
      settled_at: app.clock.now(),
    })
    .where('withdrawal_id', '=', withdrawal.withdrawal_id)
    .execute();
  await recordEvent(app, trx, withdrawal, { action: 'paid', actor: paid.actor, detail: paid.payoutId });
  const account = await trx
    .selectFrom('cashier.bank_account')
    .select(['bank_name', 'account_number_masked'])
    .where('site_id', '=', withdrawal.site_id)
    .where('player_id', '=', withdrawal.player_id)
    .where('bank_account_id', '=', withdrawal.bank_account_id)
    .executeTakeFirstOrThrow();
  await app.events.tell(trx, cashierNews, {
    siteId: withdrawal.site_id,
    playerId: withdrawal.player_id,
    about: 'withdrawal_paid',
    id: withdrawal.withdrawal_id,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
    bank: account.bank_name,
    number: account.account_number_masked,
  });
}

/** How many payouts one sweep checks. */
const sweepSize = 200;

/** Ask the gateways about payouts whose notices are missing. Returns how many were checked. */
export async function sweepPayouts(app: PayoutApp): Promise<number> {
  const now = app.clock.now();
  const sent = await app.db
    .updateTable('cashier.withdrawal')
    .set({ looked_at: now })
    .where('withdrawal_id', 'in', (query) =>
      query
        .selectFrom('cashier.withdrawal')
        .select('withdrawal_id')
        .where('status', '=', 'paying')
        .where('gateway_payout_id', 'is not', null)
        .orderBy('looked_at', (order) => order.asc().nullsFirst())
        .limit(sweepSize)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['gateway', 'gateway_payout_id', 'withdrawal_id'])
    .execute();
  for (const { gateway: code, gateway_payout_id: payoutId, withdrawal_id } of sent) {
    const gateway = app.cashier.gateway(code);
    if (!gateway?.payouts || payoutId === null) continue;
    try {
      await settlePayout(app, gateway, await gateway.payouts.fetchPayout(payoutId), code);
    } catch (error) {
      app.log.warn({ err: error, withdrawal_id }, 'a payout could not be looked up');
    }
  }
  return sent.length;
}

async function announce(app: PayoutApp, withdrawalId: string): Promise<WithdrawalRow | undefined> {
  const withdrawal = await findWithdrawal(app.db, withdrawalId);
  if (withdrawal) await announceWithdrawal(app, withdrawal);
  return withdrawal;
}
