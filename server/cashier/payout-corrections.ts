import type { PlainReason } from '@marquee/contract/command-reasons.ts';
import { formatMoney, type Minor } from '../kernel/money.ts';
import { accounts, type HouseAccountName } from '../ledger/accounts.ts';
import type { Database } from '../kernel/database.ts';
import { postToAny } from './closed-wallet.ts';
import { keepPayoutRecord } from './payout-records.ts';
import { ReviewError } from './review-error.ts';
import { lockWithdrawal, postPayout, type PayoutApp } from './settle-payout.ts';
import { cashierNews } from './news.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  holdKey,
  recordEvent,
  type RecordDecision,
  type WithdrawalRow,
} from './withdrawal.ts';

export interface Correction {
  readonly operator: string;
  readonly reason: string;
  /** The gateway's id of the payout or, for a transfer made by hand, the bank's. */
  readonly reference: string;
}

type Locked = NonNullable<Awaited<ReturnType<typeof lockWithdrawal>>>;

/**
 * Record what was actually paid for a withdrawal that cannot be settled automatically: another amount than was held, a
 * payout by a gateway that no longer answers, or one sent after the withdrawal was refused. The hold is corrected to
 * the paid amount, and any excess goes back to the player. A shortfall is taken from the balance. What the balance
 * lacks is written off as an adjustment, which requires `writesOff`. If the gateway answers, it must report the same
 * payout. Repeating the correction changes nothing, and neither does a later notice of this payout. `record` runs in the transaction,
 * for what another operator asked for and is on record.
 * Throws ReviewError.
 */
export async function settleByOperator(
  app: PayoutApp,
  withdrawalId: string,
  correction: Correction & { amount: Minor; writesOff: boolean },
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  const { amount, operator, writesOff } = correction;
  const reference = given(correction.reference, "Give the gateway's or the bank's reference of the payout.");
  const reason = given(correction.reason, 'Give a reason.');
  const named = await requireRow(app.db, withdrawalId);
  if (!record && named.status === 'paid' && named.gateway_payout_id === reference && named.amount === amount)
    return named;
  await requireSameAtGateway(app, named, { reference, amount });
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    if (!locked) throw new ReviewError('There is no such withdrawal.');
    if (locked.status === 'paid' || locked.status === 'returned') {
      throw new ReviewError('This withdrawal was already settled: {status}.', { status: locked.status });
    }
    await requireUnused(trx, locked, reference);
    await recordEvent(app, trx, locked, {
      action: 'corrected',
      actor: operator,
      detail: `${formatMoney(locked.amount)} held, ${formatMoney(amount)} paid: ${reason}`,
    });
    const hold = await holdExactly(app, trx, locked, { amount, writesOff });
    const paid = { gateway: locked.gateway, clearing: clearingOf(app, locked.gateway), payoutId: reference };
    await trx
      .updateTable('cashier.withdrawal')
      .set({ amount, reason: '' })
      .where('withdrawal_id', '=', withdrawalId)
      .execute();
    await postPayout(app, trx, { ...locked, amount }, { ...paid, actor: operator, hold });
    await record?.(trx, locked);
  });
  return announced(app, withdrawalId);
}

/** Correct the hold to the amount, and return the hold's ledger key. */
async function holdExactly(
  app: PayoutApp,
  trx: Database,
  withdrawal: Locked,
  { amount, writesOff }: { amount: Minor; writesOff: boolean },
): Promise<string> {
  const first = holdKey(withdrawal.withdrawal_id);
  const isHeld = withdrawal.status === 'pending' || withdrawal.status === 'paying';
  if (isHeld && withdrawal.amount === amount) return first;
  const wallet = walletOf(withdrawal);
  const corrected = `${first}:corrected`;
  await postToAny(app, trx, wallet, async () => {
    if (isHeld) {
      const key = { externalId: `${first}:return`, reference: first };
      await post(app, trx, { ...wallet, ...key, kind: 'withdrawal_return', amount: withdrawal.amount });
    }
    const balance = await app.ledger.lockWallet(trx, wallet);
    const missing = amount - (balance?.real ?? 0n);
    if (missing > 0n) {
      if (!writesOff) {
        throw new ReviewError('The balance lacks {amount}. Only a write-off charges that to the house.', {
          amount: formatMoney(missing),
        });
      }
      const externalId = `${first}:write-off`;
      await post(app, trx, { ...wallet, externalId, kind: 'adjustment_credit', amount: missing });
    }
    await post(app, trx, { ...wallet, externalId: corrected, kind: 'withdrawal_hold', amount });
  });
  return corrected;
}

/**
 * Note that a settled payout came back from the bank. The money returns to the player's balance, and the withdrawal
 * ends. Repeating the call changes nothing. `record` runs in the transaction, for what another operator asked for and is on record.
 * Throws ReviewError.
 */
export async function noteReturnedPayout(
  app: PayoutApp,
  withdrawalId: string,
  correction: Correction,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  const reference = given(correction.reference, "Give the gateway's or the bank's reference of the return.");
  const reason = given(correction.reason, 'Give a reason. The player will see it.');
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    if (!locked) throw new ReviewError('There is no such withdrawal.');
    if (!record && locked.status === 'returned' && locked.return_reference === reference) return;
    if (locked.status !== 'paid') throw new ReviewError('Only a settled payout can be recorded as returned.');
    if (!record) {
      const said = { withdrawalId, what: 'returned' as const, gateway: locked.gateway, reference, reason };
      await keepPayoutRecord(app, trx, said, { state: 'done', operator: correction.operator });
    }
    const wallet = walletOf(locked);
    await postToAny(app, trx, wallet, () =>
      post(app, trx, {
        ...wallet,
        externalId: `${holdKey(withdrawalId)}:returned`,
        kind: 'payout_reversal',
        amount: locked.amount,
        clearing: clearingOf(app, locked.gateway),
      }),
    );
    await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'returned', reason, returned_at: app.clock.now(), return_reference: reference })
      .where('withdrawal_id', '=', withdrawalId)
      .execute();
    const detail = `${reference}: ${reason}`;
    await recordEvent(app, trx, locked, { action: 'returned', actor: correction.operator, detail });
    await record?.(trx, locked);
    await app.events.tell(trx, cashierNews, {
      siteId: wallet.siteId,
      playerId: wallet.playerId,
      about: 'withdrawal_refused',
      id: withdrawalId,
      amount: locked.amount,
      currency: locked.currency,
      reason,
    });
  });
  return announced(app, withdrawalId);
}

/**
 * If the gateway answers, it must report the same payout and amount. If it does not answer, the operator's word counts.
 */
async function requireSameAtGateway(
  app: PayoutApp,
  withdrawal: WithdrawalRow,
  said: { reference: string; amount: Minor },
): Promise<void> {
  const payouts = app.cashier.gateway(withdrawal.gateway)?.payouts;
  const payout = await payouts?.fetchPayout(said.reference).catch((error: unknown) => {
    app.log.warn({ err: error, withdrawal_id: withdrawal.withdrawal_id }, 'a payout could not be looked up');
    return undefined;
  });
  if (!payout) return;
  if (payout.reference.split('.')[0] !== withdrawal.withdrawal_id) {
    throw new ReviewError('That payout belongs to another withdrawal: {reference}.', {
      reference: payout.reference,
    });
  }
  if (payout.status === 'paid' && payout.amount === said.amount && payout.currency === withdrawal.currency)
    return;
  throw new ReviewError('The gateway reports something else: {status} {amount} {currency}.', {
    status: payout.status,
    amount: formatMoney(payout.amount),
    currency: payout.currency,
  });
}

async function requireUnused(
  trx: Database,
  { gateway, withdrawal_id: withdrawalId }: Locked,
  reference: string,
): Promise<void> {
  const used = await trx
    .selectFrom('cashier.withdrawal')
    .select('withdrawal_id')
    .where('gateway', '=', gateway)
    .where('gateway_payout_id', '=', reference)
    .where('withdrawal_id', '<>', withdrawalId)
    .executeTakeFirst();
  if (used)
    throw new ReviewError('This reference is already used by withdrawal {withdrawal}.', {
      withdrawal: used.withdrawal_id,
    });
}

/** The clearing account of a gateway, including one that is no longer configured. */
function clearingOf(app: PayoutApp, gatewayCode: string): HouseAccountName {
  const configured = app.cashier.gateway(gatewayCode)?.clearing;
  if (configured) return configured;
  const clearing = clearingNames.find((name) => name === `clearing_${gatewayCode}`);
  if (!clearing)
    throw new ReviewError('The gateway {gateway} has no clearing account.', { gateway: gatewayCode });
  return clearing;
}

const clearingNames = (['clearing_manual', 'clearing_paymongo', 'clearing_sandbox'] as const).filter(
  (name) => accounts[name].class === 'clearing',
);

function walletOf(withdrawal: { site_id: number; player_id: bigint; currency: string }) {
  return { siteId: withdrawal.site_id, playerId: withdrawal.player_id, currency: withdrawal.currency };
}

async function post(
  app: PayoutApp,
  trx: Database,
  operation: Omit<Parameters<PayoutApp['ledger']['postIn']>[1], 'source'>,
): Promise<void> {
  const result = await app.ledger.postIn(trx, { ...operation, source: 'cashier' });
  if (!result.accepted) throw new Error(`${operation.externalId} was not posted: ${result.status}`);
}

function given(text: string, otherwise: PlainReason): string {
  const trimmed = text.trim();
  if (trimmed === '') throw new ReviewError(otherwise);
  return trimmed;
}

async function requireRow(db: Database, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  if (!withdrawal) throw new ReviewError('There is no such withdrawal.');
  return withdrawal;
}

async function announced(app: PayoutApp, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await requireRow(app.db, withdrawalId);
  await announceWithdrawal(app, withdrawal);
  return withdrawal;
}
