import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import type { Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';
import { newId } from '../kernel/ids.ts';
import { formatMoney } from '../kernel/money.ts';
import { stepOf, wholeSteps } from '../cashier/amount-step.ts';
import { listBankAccounts, requireUsableAccount } from '../cashier/bank-account.ts';
import { missingDocuments } from '../cashier/documents/standing.ts';
import { hasOpenDeposit } from '../cashier/present-deposit.ts';
import { holdWithdrawal, lockWithdrawals } from '../cashier/request-withdrawal.ts';
import { readSiteSetting } from '../cashier/site-setting.ts';
import { hasOpenRound } from '../rounds/play.ts';
import { announceWithdrawal, findWithdrawal, type WithdrawalRow } from '../cashier/withdrawal.ts';
import { lockOpenBonuses, type BonusRow } from '../bonus/bonus.ts';
import { dropBonus, endBonus, settleResidues } from '../bonus/end-bonus.ts';
import { afterForfeit } from '../bonus/forfeit.ts';
import type { Balance } from '../ledger/types.ts';
import { closePlayer } from '../players/account-status.ts';
import { endSessions } from '../players/session.ts';
import { endGameSessions } from '../rounds/game-session.ts';
import { recordSafetyEvent } from '../safety/event.ts';
import { lockSafety } from '../safety/lock.ts';

/** Who closes an account, and what else is written down in the same transaction. */
export interface Closing {
  readonly forfeitsBonus: boolean;
  /** The operator who closes it; left out where the player does. */
  readonly operator?: string;
  readonly record?: (trx: Database, withdrawalId: string | null) => Promise<void>;
}

/**
 * Close an account permanently, in one transaction. The whole balance is held for a payout to the default bank account,
 * regardless of the site's minimum, daily limits and turnover, because the player can no longer play it. Bonus money is
 * forfeited. Returns the withdrawal, or null if there was nothing to pay out.
 * Throws `depositsPending`, `roundsOpen`, `bonusNotForfeited` with the amount, `documentRequired`, `bankAccountRequired`
 * or `bankAccountTooNew`.
 */
export async function closeAccount(
  app: App,
  player: PlayerSession,
  { forfeitsBonus, operator, record }: Closing,
): Promise<WithdrawalRow | null> {
  const { withdrawalId, bonusIds } = await app.db.transaction().execute(async (trx) => {
    await lockSafety(trx, player);
    await lockWithdrawals(trx, player);
    if (await hasOpenDeposit(trx, player)) throw refuse('depositsPending');
    const bonuses = await lockOpenBonuses(trx, player);
    // This locks the wallet, so that no bet comes between the checks and the closing.
    await app.ledger.setWalletStatus(player, 'no_bets', trx);
    if (await hasOpenRound(trx, player)) throw refuse('roundsOpen');
    const bonus = (await settleResidues(app, trx, player, await requireWallet(app, trx, player))).bonus;
    if (bonus > 0n && !forfeitsBonus) throw refuse('bonusNotForfeited', formatMoney(bonus));
    await forfeitAll(app, trx, player, bonuses);
    const { real } = await requireWallet(app, trx, player);
    const { payoutGateway } = await readSiteSetting(trx, player.siteId);
    // An amount below the payout step stays in the wallet.
    const payable = wholeSteps(real, stepOf(app.cashier.gateway(payoutGateway)));
    const missing = payable > 0n ? await missingDocuments(app, trx, player, payable) : [];
    if (missing.length > 0) throw refuse('documentRequired', missing.join(', '));
    const id =
      payable > 0n
        ? await returnBalance(app, trx, player, { amount: payable, gateway: payoutGateway })
        : null;
    const now = app.clock.now();
    await app.ledger.setWalletStatus(player, 'closed', trx);
    await closePlayer(trx, player);
    await endGameSessions(trx, { siteId: player.siteId, playerId: player.playerId }, 'closed', now);
    await recordSafetyEvent(trx, player, now, {
      by: operator === undefined ? 'player' : 'operator',
      actor: operator ?? player.accountId,
      action: 'account_closed',
      before: { balance: formatMoney(real), bonus: formatMoney(bonus) },
      after: { withdrawal_id: id },
    });
    await record?.(trx, id);
    return { withdrawalId: id, bonusIds: bonuses.map(({ bonus_id }) => bonus_id) };
  });
  for (const bonusId of bonusIds) await afterForfeit(app, player, bonusId);
  app.rounds.sessions.forget(player.playerId);
  const withdrawal = withdrawalId === null ? null : ((await findWithdrawal(app.db, withdrawalId)) ?? null);
  if (withdrawal) await announceWithdrawal(app, withdrawal);
  await app.realtime.toPlayer(player, { type: 'session_ended', statusMessage: 'CLOSE' });
  await endSessions(app, player, 'closed');
  return withdrawal;
}

async function requireWallet(app: App, trx: Database, player: PlayerSession): Promise<Balance> {
  const wallet = await app.ledger.lockWallet(trx, player);
  if (!wallet) throw new Error(`Player ${player.playerId} has no wallet in ${player.currency}`);
  return wallet;
}

/** End all open bonuses and forfeit the remaining bonus money. */
async function forfeitAll(
  app: App,
  trx: Database,
  player: PlayerSession,
  bonuses: readonly BonusRow[],
): Promise<void> {
  for (const bonus of bonuses) {
    const wallet = await requireWallet(app, trx, player);
    if (bonus.status === 'active') await endBonus(app, trx, bonus, wallet, 'forfeited');
    else await dropBonus(app, trx, bonus, 'cancelled');
  }
  const { bonus: amount } = await requireWallet(app, trx, player);
  if (amount === 0n) return;
  const result = await app.ledger.postIn(trx, {
    siteId: player.siteId,
    playerId: player.playerId,
    currency: player.currency,
    source: 'safety',
    externalId: `closing:${player.playerId}:bonus`,
    kind: 'bonus_forfeit',
    amount,
  });
  if (!result.accepted)
    throw new Error(`The bonus of player ${player.playerId} was not forfeited: ${result.status}`);
}

async function returnBalance(
  app: App,
  trx: Database,
  player: PlayerSession,
  { amount, gateway }: { amount: bigint; gateway: string },
): Promise<string> {
  const [account] = await listBankAccounts(trx, player);
  if (!account) throw refuse('bankAccountRequired', formatMoney(amount));
  await requireUsableAccount(app, trx, player, account.bank_account_id);
  return holdWithdrawal(app, trx, player, {
    idempotencyKey: `account-closing-${newId()}`,
    bankAccountId: account.bank_account_id,
    gateway,
    amount,
  });
}
