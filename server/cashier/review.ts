import type { App } from '../kernel/app.ts';
import type { Database } from '../kernel/database.ts';
import { maskNumber } from './vault.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  holdKey,
  recordEvent,
  withdrawals,
  type WithdrawalRow,
} from './withdrawal.ts';

/** What deciding on withdrawals needs of a running Marquee. */
export type ReviewApp = Pick<App, 'db' | 'ledger' | 'clock' | 'realtime' | 'log' | 'cashier'>;

/** A decision that cannot be taken; the message is for the operator. */
export class ReviewError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'ReviewError';
  }
}

/** Withdrawals that wait for a decision or for their payout, the oldest first. */
export function listForReview(db: Database) {
  return withdrawals(db)
    .innerJoin('players.player as player', (join) =>
      join
        .onRef('player.site_id', '=', 'withdrawal.site_id')
        .onRef('player.player_id', '=', 'withdrawal.player_id'),
    )
    .innerJoin('sites.site as site', 'site.site_id', 'withdrawal.site_id')
    .select(['player.account_id', 'site.site_code'])
    .where('withdrawal.status', 'in', ['pending', 'paying'])
    .orderBy('withdrawal.created_at')
    .execute();
}

/**
 * Approve a withdrawal: ask the gateway for the payout, then post it. Between the two the withdrawal is `paying` and can
 * only be approved again, which goes on where it stopped: the gateway pays one withdrawal once, and the ledger posts it
 * once. A payout that the gateway refuses leaves the withdrawal waiting for a decision again.
 * Throws ReviewError where there is no such withdrawal, it was decided, its bank account was tampered with, or the gateway
 * gives no answer or refuses.
 */
export async function approveWithdrawal(
  app: ReviewApp,
  withdrawalId: string,
  operator: string,
): Promise<WithdrawalRow> {
  const withdrawal = await requireWithdrawal(app.db, withdrawalId);
  if (withdrawal.status === 'paid') return withdrawal;
  const accountNumber = await openAccountNumber(app, withdrawal);
  const isTaken = await app.db.transaction().execute(async (trx) => {
    const changed = await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'paying' })
      .where('withdrawal_id', '=', withdrawalId)
      .where('status', 'in', ['pending', 'paying'])
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return false;
    await recordEvent(app, trx, withdrawal, { action: 'approved', actor: operator });
    return true;
  });
  if (!isTaken) {
    // Another approval may have come to its end since the row was read.
    const decided = await requireWithdrawal(app.db, withdrawalId);
    if (decided.status === 'paid') return decided;
    throw new ReviewError(`This withdrawal was decided before: ${decided.status}.`);
  }
  const payoutId = await payOut(app, { ...withdrawal, accountNumber }, operator);

  await app.db.transaction().execute(async (trx) => {
    const result = await app.ledger.postIn(trx, {
      ...walletOf(withdrawal),
      source: 'cashier',
      externalId: `${holdKey(withdrawalId)}:payout`,
      kind: 'withdrawal_payout',
      amount: withdrawal.amount,
      reference: holdKey(withdrawalId),
      clearing: app.cashier.gateway(withdrawal.gateway)?.clearing,
    });
    if (!result.accepted) throw new Error(`Withdrawal ${withdrawalId} was not posted: ${result.status}`);
    const changed = await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'paid', gateway_payout_id: payoutId, settled_at: app.clock.now() })
      .where('withdrawal_id', '=', withdrawalId)
      .where('status', '=', 'paying')
      .executeTakeFirst();
    if (changed.numUpdatedRows === 0n) return;
    await recordEvent(app, trx, withdrawal, { action: 'paid', actor: operator, detail: payoutId });
  });
  return settled(app, withdrawalId);
}

/**
 * Refuse a withdrawal; what was held is given back in the same transaction.
 * Throws ReviewError where there is no such withdrawal, or it was decided, or no reason is given.
 */
export async function refuseWithdrawal(
  app: ReviewApp,
  withdrawalId: string,
  operator: string,
  reason: string,
): Promise<WithdrawalRow> {
  if (reason.trim() === '') throw new ReviewError('Give the reason: the player is told it.');
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
      ...walletOf(withdrawal),
      source: 'cashier',
      externalId: `${holdKey(withdrawalId)}:return`,
      kind: 'withdrawal_return',
      amount: withdrawal.amount,
      reference: holdKey(withdrawalId),
    });
    if (!result.accepted) throw new Error(`Withdrawal ${withdrawalId} was not returned: ${result.status}`);
    await recordEvent(app, trx, withdrawal, { action: 'refused', actor: operator, detail: reason.trim() });
  });
  return settled(app, withdrawalId);
}

/** The number that is paid out to: the one that the player entered for this account and sees the end of. */
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
    app.log.fatal({ withdrawal_id }, 'a bank account shows another number than it holds');
  } catch (error) {
    app.log.fatal({ err: error, withdrawal_id }, "a bank account's number does not open");
  }
  throw new ReviewError(
    'The number of this bank account is not as the player entered it: refuse the withdrawal.',
  );
}

async function payOut(
  app: ReviewApp,
  withdrawal: WithdrawalRow & { readonly accountNumber: string },
  operator: string,
): Promise<string> {
  const gateway = app.cashier.gateway(withdrawal.gateway);
  if (!gateway) throw new ReviewError(`There is no gateway ${withdrawal.gateway}.`);
  const result = await gateway
    .payOut({
      withdrawalId: withdrawal.withdrawal_id,
      amount: withdrawal.amount,
      currency: withdrawal.currency,
      bankName: withdrawal.bank_name,
      accountName: withdrawal.account_name,
      accountNumber: withdrawal.accountNumber,
    })
    .catch((error: unknown) => {
      app.log.warn(
        { err: error, withdrawal_id: withdrawal.withdrawal_id },
        'the outcome of a payout is not known',
      );
      throw new ReviewError('The gateway gave no answer; approve again to find out and go on.');
    });
  if (result.status === 'paid') return result.payoutId;
  await app.db.transaction().execute(async (trx) => {
    await trx
      .updateTable('cashier.withdrawal')
      .set({ status: 'pending' })
      .where('withdrawal_id', '=', withdrawal.withdrawal_id)
      .where('status', '=', 'paying')
      .execute();
    await recordEvent(app, trx, withdrawal, {
      action: 'payout_failed',
      actor: operator,
      detail: result.reason,
    });
  });
  throw new ReviewError(`The gateway refused the payout: ${result.reason}`);
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

function walletOf(withdrawal: WithdrawalRow) {
  return { siteId: withdrawal.site_id, playerId: withdrawal.player_id, currency: withdrawal.currency };
}
