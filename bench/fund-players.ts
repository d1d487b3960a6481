import type pg from 'pg';

/** Open wallets of players 1 to `count` on site 1, each with a million units, a hundred a batch. `count` is whole hundreds. */
export async function fundPlayers(
  owner: Pick<pg.ClientBase, 'query'>,
  { count, currency }: { count: number; currency: string },
): Promise<void> {
  await owner.query(`select ledger.open_wallet(1, n, $1) from generate_series(1, $2::int) n`, [
    currency,
    count,
  ]);
  await owner.query(
    `select count(*) from generate_series(0, $2::int / 100 - 1) batch, lateral ledger.post_batch((
       select json_agg(json_build_object('site_id', 1, 'player_id', batch * 100 + n, 'currency', $1::text, 'kind', 1,
         'amount', '100000000000', 'source', 'bench', 'external_id', 'funds', 'clearing', 200,
         'request_hash', '00000000000000000000000000000000')) from generate_series(1, 100) n))`,
    [currency, count],
  );
}
