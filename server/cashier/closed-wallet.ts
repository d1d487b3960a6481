import type { App } from './app.ts';
import type { Database } from '../kernel/database.ts';
import type { WalletKey } from '../ledger/ledger.ts';

/** Whether a wallet is closed. Call it in a transaction that has locked the wallet. */
export async function isClosed(trx: Database, wallet: WalletKey): Promise<boolean> {
  const row = await trx
    .selectFrom('ledger.holdings')
    .select('status')
    .where('site_id', '=', wallet.siteId)
    .where('player_id', '=', wallet.playerId)
    .where('currency', '=', wallet.currency)
    .executeTakeFirst();
  return row?.status === 'closed';
}

/**
 * Make an operator's postings to a wallet even if it is closed. A closed wallet is reopened for these postings only.
 * The wallet stays locked, so nothing else can be posted meanwhile.
 */
export async function postToAny<Result>(
  app: Pick<App, 'ledger'>,
  trx: Database,
  wallet: WalletKey,
  post: () => Promise<Result>,
): Promise<Result> {
  await app.ledger.lockWallet(trx, wallet);
  if (!(await isClosed(trx, wallet))) return post();
  await app.ledger.setWalletStatus(wallet, 'no_bets', trx);
  const result = await post();
  await app.ledger.setWalletStatus(wallet, 'closed', trx);
  return result;
}
