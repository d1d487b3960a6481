import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import { stepOf, wholeSteps } from './amount-step.ts';
import { listBankAccounts } from './bank-account.ts';
import { isClosed, postToAny } from './closed-wallet.ts';
import { holdWithdrawal, lockWithdrawals } from './request-withdrawal.ts';
import { ReviewError } from './review-error.ts';
import type { PayoutApp } from './settle-payout.ts';
import { readSiteSetting } from './site-setting.ts';
import { announceWithdrawal, findWithdrawal, type WithdrawalRow } from './withdrawal.ts';

/**
 * A closed wallet that received money later, from a late deposit or win, a rollback, or a refused or returned payout.
 */
export interface ClosedWallet {
  readonly siteId: number;
  readonly siteCode: string;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly currency: string;
  readonly real: Minor;
}

/** Closed wallets that hold at least a hundredth of the unit, by site and account, at most `atMost` of them. */
export async function listClosedWallets(
  db: Database,
  atMost = 500,
  sites?: readonly number[],
): Promise<ClosedWallet[]> {
  const { rows } = await sql<ClosedWallet>`
    select s.site_id as "siteId", s.site_code as "siteCode", p.player_id as "playerId", p.account_id as "accountId",
      w.currency, w.real
    from ledger.holdings w
    join players.account p on p.site_id = w.site_id and p.player_id = w.player_id
    join sites.profile s on s.site_id = w.site_id
    where w.status = 'closed' and w.real >= 1000
      and ${sites === undefined ? sql`true` : sql`w.site_id = any(${sites}::int[])`}
    order by s.site_code, p.account_id
    limit ${atMost}`.execute(db);
  return rows;
}

/**
 * Hold the whole balance of a closed wallet for a payout to the player's bank account: the one that was last paid to,
 * or the default one. It is then approved or paid like any other withdrawal. The site's minimum and maximum, the daily
 * limits and the turnover do not apply, because the player can no longer play. An amount below the payout step stays in
 * the wallet.
 * Throws ReviewError if the wallet is not closed or has nothing to pay out, or if the player has no bank account.
 */
export async function requestFinalWithdrawal(
  app: PayoutApp & Pick<App, 'withdrawalTerms'>,
  player: { readonly siteId: number; readonly playerId: bigint },
  decision: { readonly operator: string; readonly reason: string },
  record?: (trx: Database, held: { withdrawalId: string; amount: Minor; currency: string }) => Promise<void>,
): Promise<WithdrawalRow> {
  if (decision.reason.trim() === '') throw new ReviewError('Give a reason.');
  const withdrawalId = await app.db.transaction().execute(async (trx) => {
    await lockWithdrawals(trx, player);
    const { account_id: accountId, currency } = await readPlayer(trx, player);
    const wallet = { ...player, currency };
    const balance = await app.ledger.lockWallet(trx, wallet);
    if (!balance || !(await isClosed(trx, wallet))) {
      throw new ReviewError('This account is not closed, so its player can request withdrawals.');
    }
    const { payoutGateway: gateway } = await readSiteSetting(trx, player.siteId);
    const amount = wholeSteps(balance.real, stepOf(app.cashier.gateway(gateway)));
    if (amount === 0n) throw new ReviewError('This wallet has nothing to pay out.');
    const bankAccountId = await payableAccount(trx, player);
    const heldId = await postToAny(app, trx, wallet, () =>
      holdWithdrawal(
        app,
        trx,
        { ...wallet, accountId },
        {
          idempotencyKey: `final-${balance.version}`,
          bankAccountId,
          gateway,
          amount,
          by: { actor: decision.operator, detail: decision.reason.trim() },
        },
      ),
    );
    await record?.(trx, { withdrawalId: heldId, amount, currency });
    return heldId;
  });
  const withdrawal = await findWithdrawal(app.db, withdrawalId);
  if (!withdrawal) throw new Error(`Withdrawal ${withdrawalId} is gone`);
  await announceWithdrawal(app, withdrawal);
  return withdrawal;
}

/** The account that the latest payout went to, if it is still registered; otherwise the default one. */
async function payableAccount(
  trx: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
): Promise<string> {
  const accounts = await listBankAccounts(trx, player);
  const paid = await trx
    .selectFrom('cashier.withdrawal')
    .select('bank_account_id')
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .where('status', '=', 'paid')
    .orderBy('settled_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const proven = accounts.find((account) => account.bank_account_id === paid?.bank_account_id);
  const chosen = proven ?? accounts[0];
  if (!chosen) {
    throw new ReviewError(
      'This player has no bank account. Ask them for one in their own name, and give it with --bank and --number.',
    );
  }
  return chosen.bank_account_id;
}

async function readPlayer(trx: Database, player: { readonly siteId: number; readonly playerId: bigint }) {
  return trx
    .selectFrom('players.account')
    .select(['account_id', 'currency'])
    .where('site_id', '=', player.siteId)
    .where('player_id', '=', player.playerId)
    .executeTakeFirstOrThrow();
}
