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
 * Ask for a payout. The amount is held in the same transaction, so that it can no longer be played; the player cannot take
 * it back into play, and what is refused comes back by an operator's decision alone. The same key and request again answer
 * the same withdrawal.
 * What stands against it is decided in one place (`assessWithdrawal`), with the wallet locked.
 * Throws `bankAccountNotFound`, `bankAccountTooNew`, `amountBelowMinimum`, `amountAboveMaximum`, `dailyWithdrawalsReached`,
 * `dailyWithdrawalAmountReached`, `turnoverRequired` (not of a player who has excluded himself, and cannot meet it),
 * `insufficientBalance`, `idempotencyConflict`, `underAge`, `withdrawalCooling`, `invalidInput` for an amount finer than the payout's step, or `bonusWouldBeForfeited` unless `forfeits` is what the active
 * bonus loses by it.
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
    // Not removed until the hold is written down.
    await requireUsableAccount(app, trx, player, request.bankAccountId);

    // The bonus first: what it leaves in the wallet is what can be held.
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

/** One request of a player at a time: the rules look at what the others have done. */
export async function lockWithdrawals(trx: Database, player: { playerId: bigint }): Promise<void> {
  await takeTurn(trx, `cashier.withdrawal ${player.playerId}`);
}

/**
 * Write a withdrawal down and hold its amount, for a caller who has looked at the rules. Answers its id; the caller tells
 * the player. Throws `insufficientBalance`.
 */
export async function holdWithdrawal(
  app: Pick<App, 'clock' | 'ledger'>,
  trx: Database,
  player: Pick<PlayerSession, 'siteId' | 'playerId' | 'currency' | 'accountId'>,
  request: {
    idempotencyKey: string;
    bankAccountId: string;
    gateway: string;
    amount: Minor;
    /** Who asks for it, where that is not the player. */
    by?: { actor: string; detail: string };
  },
): Promise<string> {
  const id = newId();
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
