import { sql, type Database } from '../kernel/database.ts';

/** The codes of sites by their ids. */
export async function siteCodes(db: Database): Promise<ReadonlyMap<number, string>> {
  const rows = await db.selectFrom('sites.profile').select(['site_id', 'site_code']).execute();
  return new Map(rows.map(({ site_id, site_code }) => [site_id, site_code]));
}

/** The names of accounts by the ids of their players. */
export async function accountNames(
  db: Database,
  playerIds: readonly bigint[],
): Promise<ReadonlyMap<bigint, string>> {
  if (playerIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('players.account')
    .select(['player_id', 'account_id'])
    .where('player_id', 'in', [...new Set(playerIds)])
    .execute();
  return new Map(rows.map(({ player_id, account_id }) => [player_id, account_id]));
}

/** The players of the sites with this name of an account. */
export async function playersNamed(
  db: Database,
  sites: readonly number[] | undefined,
  accountId: string,
): Promise<{ siteId: number; playerId: bigint; accountId: string }[]> {
  const { rows } = await sql<{ siteId: number; playerId: bigint; accountId: string }>`
    select site_id as "siteId", player_id as "playerId", account_id as "accountId" from players.account
    where account_id = ${accountId.toLowerCase()}
      and ${sites === undefined ? sql`true` : sql`site_id = any(${sites}::int[])`}
    order by site_id
    limit 20`.execute(db);
  return rows;
}
