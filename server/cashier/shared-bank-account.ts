import type { App } from './app.ts';
import { sql, type Database } from '../kernel/database.ts';

/** Other players of the sites who have, or had, a bank account with a number that is also this player's. */
export async function sharingBankAccount(
  db: Database,
  player: { readonly siteId: number; readonly playerId: bigint },
  sites: readonly number[] | undefined,
): Promise<bigint[]> {
  const within = sites ? sql`and other.site_id = any(${[...sites]}::int[])` : sql``;
  const { rows } = await sql<{ player_id: bigint }>`
    select distinct other.player_id
    from cashier.bank_account own
    join cashier.bank_account other on other.account_number_digest = own.account_number_digest
      and other.player_id <> own.player_id ${within}
    where own.site_id = ${player.siteId} and own.player_id = ${player.playerId}
    limit 200`.execute(db);
  return rows.map(({ player_id }) => player_id);
}

/** Players of the sites who have, or had, a bank account with this number. At most a hundred. */
export async function playersOfAccountNumber(
  app: Pick<App, 'db' | 'cashier'>,
  accountNumber: string,
  sites: readonly number[] | undefined,
): Promise<bigint[]> {
  let found = app.db
    .selectFrom('cashier.bank_account')
    .select('player_id')
    .where('account_number_digest', '=', app.cashier.vault.digest(accountNumber));
  if (sites) found = found.where('site_id', 'in', sites.length > 0 ? sites : [-1]);
  const rows = await found.limit(100).execute();
  return rows.map(({ player_id }) => player_id);
}
