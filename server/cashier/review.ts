import { sql, type Database } from '../kernel/database.ts';
import { formatMoney } from '../kernel/money.ts';
import { stepOf } from './amount-step.ts';
import type { Gateway } from './gateways/gateway.ts';
import { missingDocuments } from './documents/standing.ts';
import { keepPayoutRecord } from './payout-records.ts';
import { ReviewError } from './review-error.ts';
import { lockWithdrawal, payoutReference, postPayout, type PayoutApp } from './settle-payout.ts';
import { cashierNews } from './news.ts';
import { assessWithdrawal, prepareWithdrawal, type PolicyApp } from './withdrawal-policy.ts';
import { takePayout } from './unsettled-payout.ts';
import { maskNumber } from './vault.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  holdKey,
  recordEvent,
  withdrawals,
  type RecordDecision,
  type WithdrawalRow,
} from './withdrawal.ts';

/** The parts of the application that the review of withdrawals uses. */
export type ReviewApp = PayoutApp;

/** From this age on a withdrawal comes before every younger one, so that none waits for ever behind higher levels. */
export const overdue_ms = 86_400_000;

/**
 * Withdrawals that wait for a decision or for their payout: first those that are a day old or older, oldest first, then
 * by the priority of the player's level, then by age.
 */
export function listForReview(db: Database, now: Date) {
  const overdue = sql<boolean>`withdrawal.created_at <= ${new Date(now.getTime() - overdue_ms)}`;
  return withdrawals(db)
    .innerJoin('players.account as player', (join) =>
      join
        .onRef('player.site_id', '=', 'withdrawal.site_id')
        .onRef('player.player_id', '=', 'withdrawal.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'withdrawal.site_id')
    .select(['player.account_id', 'site.site_code'])
    .where('withdrawal.status', 'in', ['pending', 'paying'])
    .orderBy(overdue, 'desc')
    .orderBy(sql`case when ${overdue} then 0 else withdrawal.review_priority end`, 'desc')
    .orderBy('withdrawal.created_at')
    .orderBy('withdrawal.withdrawal_id')
    .execute();
}

/**
 * What an operator checks before deciding on a withdrawal, one line each: its history, and what the player's own rules
 * object to now. Throws ReviewError if there is no such withdrawal.
 */
export async function checkWithdrawal(app: PolicyApp, withdrawalId: string): Promise<string[]> {
  const { row, events, objections } = await examineWithdrawal(app, withdrawalId);
  return [
    `${row.status}  ${formatMoney(row.amount)} ${row.currency}  ${row.bank_name} ${row.account_number_masked}`,
    ...events.map(({ action, actor, detail, created_at: at }) =>
      [at.toISOString(), action, actor, detail].join('  ').trimEnd(),
    ),
    ...objections.map(({ reason, refusal, detail }) =>
      [refusal ? 'AGAINST IT' : 'note', reason, detail ?? ''].join('  ').trimEnd(),
    ),
  ];
}

/**
 * A withdrawal, its history, and what the player's own rules object to now. Throws ReviewError if there is no such
 * withdrawal.
 */
export async function examineWithdrawal(app: PolicyApp, withdrawalId: string) {
  const row = await requireWithdrawal(app.db, withdrawalId);
  const player = { siteId: row.site_id, playerId: row.player_id, currency: row.currency };
  const rules = await prepareWithdrawal(app, player);
  const isOpen = row.status === 'pending' || row.status === 'paying';
  const asked = { amount: row.amount, bankAccountId: row.bank_account_id, withdrawalId };
  const { objections } = await assessWithdrawal(app, app.db, player, {
    rules,
    isLocked: false,
    ...(isOpen ? { asked } : {}),
  });
  const events = await app.db
    .selectFrom('cashier.withdrawal_event')
    .select(['action', 'actor', 'detail', 'created_at'])
    .where('withdrawal_id', '=', withdrawalId)
    .orderBy('created_at')
    .orderBy('event_id')
    .execute();
  return { row, events, objections };
}

/**
 * Approve a withdrawal: request the payout from the gateway, and post it once it is paid. Meanwhile the withdrawal is
 * `paying`. Approving it again resumes where it stopped: the gateway pays one attempt once, and the ledger posts it
 * once. If the gateway needs time, the result is still `paying`, and its notice or the sweep settles it later. If the
 * gateway refuses the payout, the withdrawal waits for a decision again.
 * Throws ReviewError if there is no such withdrawal, it was already decided, its site pays out by hand, its bank
 * account was tampered with, the gateway does not answer or refuses, or an earlier request had no answer and the
 * gateway is not idempotent.
 */
export async function approveWithdrawal(
  app: ReviewApp,
  withdrawalId: string,
  operator: string,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  const withdrawal = await requireWithdrawal(app.db, withdrawalId);
  if (withdrawal.status === 'paid') return withdrawal;
  const gateway = app.cashier.gateway(withdrawal.gateway);
  if (!gateway?.payouts) {
    throw new ReviewError('No gateway pays this out. Transfer it by bank, then record it with: pay');
  }
  requirePayable(withdrawal, gateway);
  const accountNumber = await openAccountNumber(app, withdrawal);
  const { payouts } = gateway;
  const taken = await app.db.transaction().execute(async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    if (locked?.status !== 'pending' && locked?.status !== 'paying') return undefined;
    if (locked.status === 'pending') await requireDocuments(app, trx, locked);
    const attempt = locked.status === 'pending' ? locked.payout_attempt + 1 : locked.payout_attempt;
    const isRequest = locked.gateway_payout_id === null;
    if (isRequest && locked.status === 'paying' && !payouts.isIdempotent) {
      const reference = payoutReference(withdrawalId, attempt);
      throw new ReviewError(
        'It is unknown whether the gateway received this payout, so it must not be requested again. Look for {reference} at the gateway, then record it with: sent, or unsent',
        { reference },
      );
    }
    await trx
      .updateTable('cashier.withdrawal')
      .set({
        status: 'paying',
        payout_attempt: attempt,
        ...(isRequest ? { requested_at: app.clock.now() } : {}),
      })
      .where('withdrawal_id', '=', withdrawalId)
      .execute();
    await recordEvent(app, trx, withdrawal, { action: 'approved', actor: operator });
    await record?.(trx, locked);
    return { attempt, payoutId: locked.gateway_payout_id };
  });
  if (!taken) {
    // Another approval may have finished since the row was read.
    const decided = await requireWithdrawal(app.db, withdrawalId);
    if (decided.status === 'paid') return decided;
    throw new ReviewError('This withdrawal is already {status}.', { status: decided.status });
  }
  const reference = payoutReference(withdrawalId, taken.attempt);
  const request = {
    reference,
    amount: withdrawal.amount,
    currency: withdrawal.currency,
    bankName: withdrawal.bank_name,
    accountName: withdrawal.account_name,
    accountNumber,
  };
  const asking = taken.payoutId === null ? payouts.payOut(request) : payouts.fetchPayout(taken.payoutId);
  const payout = await asking.catch((error: unknown) => {
    app.log.warn({ err: error, withdrawal_id: withdrawalId }, 'the outcome of a payout is unknown');
    throw new ReviewError('The gateway did not answer. Approve again to check the payout and continue.');
  });
  await takePayout(app, gateway, payout, { withdrawal, operator });
  if (payout.status === 'failed')
    throw new ReviewError('The gateway refused the payout: {reason}', { reason: payout.reason });
  return requireWithdrawal(app.db, withdrawalId);
}

/** A withdrawal requested under another gateway may be finer than this one can pay. Nothing is rounded off. */
function requirePayable(withdrawal: WithdrawalRow, gateway: Gateway | undefined): void {
  const step = stepOf(gateway);
  // A payout that was already sent can only be followed to its end.
  if (withdrawal.amount % step === 0n || withdrawal.status !== 'pending') return;
  throw new ReviewError(
    '{amount} is not a multiple of {step}, the smallest amount that can be paid. Refuse it, so that the player can request a round amount.',
    { amount: formatMoney(withdrawal.amount), step: formatMoney(step) },
  );
}

/**
 * Record that a withdrawal was paid by hand, with the bank's reference of the transfer, which can be used once. Only a
 * withdrawal that waits for a decision is accepted, so that a payout at a gateway is not paid a second time. `record` runs in
 * the transaction, for what another operator asked for and is on record. Throws ReviewError.
 */
export async function payWithdrawalByHand(
  app: ReviewApp,
  withdrawalId: string,
  operator: string,
  bankReference: string,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  const reference = bankReference.trim();
  if (reference === '') throw new ReviewError("Give the bank's reference of the transfer.");
  const named = await requireWithdrawal(app.db, withdrawalId);
  if (!record && named.status === 'paid' && named.gateway_payout_id === reference) return named;
  requirePayable(named, undefined);
  await app.db.transaction().execute(async (trx) => {
    const locked = await lockWithdrawal(trx, withdrawalId);
    if (locked?.status !== 'pending') {
      throw new ReviewError('Only a withdrawal that waits for a decision can be paid by hand.');
    }
    if (!record) {
      const said = { withdrawalId, what: 'paid' as const, gateway: 'manual', reference, reason: '' };
      await keepPayoutRecord(app, trx, said, { state: 'done', operator });
    }
    await requireDocuments(app, trx, locked);
    await recordEvent(app, trx, locked, { action: 'approved', actor: operator });
    await postPayout(app, trx, locked, {
      gateway: 'manual',
      clearing: 'clearing_manual',
      payoutId: reference,
      actor: operator,
    });
    await record?.(trx, locked);
  });
  return settled(app, withdrawalId);
}

/**
 * Refuse a withdrawal. The held amount is returned in the same transaction.
 * Throws ReviewError if there is no such withdrawal, it was already decided, or no reason is given.
 */
export async function refuseWithdrawal(
  app: ReviewApp,
  withdrawalId: string,
  operator: string,
  reason: string,
  record?: RecordDecision,
): Promise<WithdrawalRow> {
  if (reason.trim() === '') throw new ReviewError('Give a reason. The player will see it.');
  const withdrawal = await requireWithdrawal(app.db, withdrawalId);
  await app.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'refused', reason: reason.trim(), settled_at: app.clock.now() })
      .where('withdrawal_id', '=', withdrawalId)
      .where('status', '=', 'pending')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) {
      throw new ReviewError('Only a withdrawal that waits for a decision can be refused.');
    }
    const result = await app.ledger.postIn(trx, {
      siteId: withdrawal.site_id,
      playerId: withdrawal.player_id,
      currency: withdrawal.currency,
      source: 'cashier',
      externalId: `${holdKey(withdrawalId)}:return`,
      kind: 'withdrawal_return',
      amount: withdrawal.amount,
      reference: holdKey(withdrawalId),
    });
    if (!result.accepted) throw new Error(`Withdrawal ${withdrawalId} was not returned: ${result.status}`);
    await recordEvent(app, trx, withdrawal, { action: 'refused', actor: operator, detail: reason.trim() });
    await app.events.tell(trx, cashierNews, {
      siteId: withdrawal.site_id,
      playerId: withdrawal.player_id,
      about: 'withdrawal_refused',
      id: withdrawalId,
      amount: withdrawal.amount,
      currency: withdrawal.currency,
      reason: reason.trim(),
    });
    await record?.(trx, withdrawal);
  });
  return settled(app, withdrawalId);
}

/**
 * A withdrawal waits until the documents that the site asks for are approved. Those of a closed account do not, because its
 * player can send none any more; closing it waited for them. Throws ReviewError.
 */
async function requireDocuments(
  app: ReviewApp,
  trx: Database,
  { site_id: siteId, player_id: playerId }: Pick<WithdrawalRow, 'site_id' | 'player_id'>,
): Promise<void> {
  const { status } = await trx
    .selectFrom('players.account')
    .select('status')
    .where('site_id', '=', siteId)
    .where('player_id', '=', playerId)
    .executeTakeFirstOrThrow();
  if (status === 'closed') return;
  const missing = await missingDocuments(app, trx, { siteId, playerId });
  if (missing.length === 0) return;
  throw new ReviewError('It waits for a document to be approved: {documents}.', {
    documents: missing.join(', '),
  });
}

/** Decrypt the account number and check that its ending is the one that the player sees. */
async function openAccountNumber(app: ReviewApp, withdrawal: WithdrawalRow): Promise<string> {
  const { site_id, player_id, bank_account_id, withdrawal_id } = withdrawal;
  const { account_number_sealed: sealed } = await app.db
    .selectFrom('cashier.bank_account')
    .select('account_number_sealed')
    .where('site_id', '=', site_id)
    .where('player_id', '=', player_id)
    .where('bank_account_id', '=', bank_account_id)
    .executeTakeFirstOrThrow();
  const key = { siteId: site_id, playerId: player_id, bankAccountId: bank_account_id };
  try {
    const accountNumber = app.cashier.vault.open(sealed, key);
    if (maskNumber(accountNumber) === withdrawal.account_number_masked) return accountNumber;
    app.log.fatal({ withdrawal_id }, 'the masked and the sealed number of a bank account do not match');
  } catch (error) {
    app.log.fatal({ err: error, withdrawal_id }, "a bank account's number cannot be decrypted");
  }
  throw new ReviewError(
    'The number of this bank account is not the one that the player entered. Refuse the withdrawal.',
  );
}

async function requireWithdrawal(db: Database, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await findWithdrawal(db, withdrawalId);
  if (!withdrawal) throw new ReviewError('There is no such withdrawal.');
  return withdrawal;
}

async function settled(app: ReviewApp, withdrawalId: string): Promise<WithdrawalRow> {
  const withdrawal = await requireWithdrawal(app.db, withdrawalId);
  await announceWithdrawal(app, withdrawal);
  return withdrawal;
}
