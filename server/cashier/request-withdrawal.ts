import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import type { Minor } from '../kernel/money.ts';
import { takeTurn } from '../kernel/turn.ts';
import { requireWholeSteps } from './amount-step.ts';
import { requireUsableAccount } from './bank-account.ts';
import { assessWithdrawal, prepareWithdrawal, requireNoObjection } from './withdrawal-policy.ts';
import {
  announceWithdrawal,
  findWithdrawal,
  holdKey,
  recordEvent,
  type WithdrawalRow,
} from './withdrawal.ts';

export type WithdrawalApp = Pick<
  App,
  'db' | 'ledger' | 'clock' | 'events' | 'sites' | 'realtime' | 'log' | 'cashier' | 'withdrawalTerms'
>;

/**
 * Request a withdrawal. The amount is held in the same transaction, so that it can no longer be played. Players cannot
 * cancel it themselves; the money returns only if an operator refuses the withdrawal. The same key with the same
 * request returns the same withdrawal.
 * All rules are checked in one place (`assessWithdrawal`), with the wallet locked.
 * Throws `BLOCK`, `CLOSE`, `underAge`, `bankAccountNotFound`, `bankAccountTooNew`, `amountBelowMinimum`,
 * `amountAboveMaximum`, `dailyWithdrawalsReached`, `dailyWithdrawalAmountReached`, `turnoverRequired` (except for
 * self-excluded players, who cannot meet it), `withdrawalCooling`, `insufficientBalance`, `idempotencyConflict`,
 * `invalidInput` if the amount is not a multiple of the payout's step, and `bonusWouldBeForfeited` unless `forfeits`
 * equals what the active bonus loses.
 */
export async function requestWithdrawal(
  app: WithdrawalApp,
  player: PlayerSession,
  request: { idempotencyKey: string; bankAccountId: string; amount: Minor; forfeits?: Minor | undefined },
): Promise<WithdrawalRow> {
  const rules = await prepareWithdrawal(app, player);
  const { withdrawalId, isNew, forfeited } = await app.db.transaction().execute(async (trx) => {
    await lockWithdrawals(trx, player);
    const known = await trx
      .selectFrom('cashier.withdrawal')
      .select(['withdrawal_id', 'bank_account_id', 'amount'])
      .where('site_id', '=', player.siteId)
      .where('player_id', '=', player.playerId)
      .where('idempotency_key', '=', request.idempotencyKey)
      .executeTakeFirst();
    if (known) {
      const isSame = known.bank_account_id === request.bankAccountId && known.amount === request.amount;
      if (!isSame) throw refuse('idempotencyConflict');
      return { withdrawalId: known.withdrawal_id, isNew: false, forfeited: undefined };
    }
    const standing = await assessWithdrawal(app, trx, player, { rules, isLocked: true, asked: request });
    requireNoObjection(standing);
    requireWholeSteps('amount', request.amount, standing.step);
    // Locks the account, so that it is not removed before the hold is stored.
    await requireUsableAccount(app, trx, player, request.bankAccountId);

    // Forfeit the bonus first, because it decides how much of the wallet can be held.
    const forfeited = await app.withdrawalTerms.forfeit(trx, player, request.forfeits);
    const id = await holdWithdrawal(app, trx, player, {
      ...request,
      gateway: standing.setting.payoutGateway,
    });
    return { withdrawalId: id, isNew: true, forfeited };
  });
  const withdrawal = await findWithdrawal(app.db, withdrawalId);
  if (!withdrawal) throw new Error(`Withdrawal ${withdrawalId} is gone`);
  if (isNew) await announceWithdrawal(app, withdrawal);
  if (forfeited !== undefined) await app.withdrawalTerms.afterForfeit(player, forfeited);
  return withdrawal;
}

/** Serializes a player's requests, because the rules count their other withdrawals. */
export async function lockWithdrawals(trx: Database, player: { playerId: bigint }): Promise<void> {
  await takeTurn(trx, `cashier.withdrawal ${player.playerId}`);
}

/**
 * Store a withdrawal and hold its amount. The caller has checked the rules and notifies the player. Returns the
 * withdrawal's id. Throws `insufficientBalance`.
 */
export async function holdWithdrawal(
  app: Pick<App, 'clock' | 'ledger' | 'withdrawalTerms'>,
  trx: Database,
  player: Pick<PlayerSession, 'siteId' | 'playerId' | 'currency' | 'accountId'>,
  request: {
    idempotencyKey: string;
    bankAccountId: string;
    gateway: string;
    amount: Minor;
    /** Who requests it, if not the player. */
    by?: { actor: string; detail: string };
  },
): Promise<string> {
  const id = newId();
  const { priority } = await app.withdrawalTerms.benefits(trx, player);
  await trx
    .insertInto('cashier.withdrawal')
    .values({
      site_id: player.siteId,
      player_id: player.playerId,
      withdrawal_id: id,
      idempotency_key: request.idempotencyKey,
      bank_account_id: request.bankAccountId,
      gateway: request.gateway,
      amount: request.amount,
      currency: player.currency,
      review_priority: priority,
      created_at: app.clock.now(),
    })
    .execute();
  await recordEvent(
    app,
    trx,
    { site_id: player.siteId, player_id: player.playerId, withdrawal_id: id },
    { action: 'requested', ...(request.by ?? { actor: player.accountId }) },
  );
  const hold = await app.ledger.postIn(trx, {
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    source: 'cashier',
    externalId: holdKey(id),
    kind: 'withdrawal_hold',
    amount: request.amount,
  });
  if (!hold.accepted) throw refuse('insufficientBalance');
  return id;
}
