import { sql, type Database } from '../../kernel/database.ts';
import type { Operation } from '../../ledger/types.ts';

/** The bet that a payment without a stake of its own was won by. */
export interface EarlierStake {
  readonly externalId: string;
  readonly isFree: boolean;
}

/**
 * The stake behind a win of a round without a stake, e.g. of a feature that the provider plays to its end while the
 * player is offline. The protocol does not name it, so it is the player's last stake in the game that was not rolled
 * back. Undefined if there is none. A payment that was posted before keeps the stake that it had.
 */
export async function findEarlierStake(
  db: Database,
  win: Operation & { readonly game: string },
): Promise<EarlierStake | undefined> {
  const player = sql`(${win.siteId}::int, ${win.playerId}::bigint, ${win.source}::text)`;
  const { rows } = await sql<{ external_id: string; is_free: boolean }>`
    with posted as (
      select stake.external_id, stake.is_free_round as is_free
      from ledger.accepted o join ledger.accepted stake
        on stake.site_id = o.site_id and stake.player_id = o.player_id and stake.source = o.source
        and stake.external_id = o.reference
      where (o.site_id, o.player_id, o.source) = ${player} and o.external_id = ${win.externalId}
    ), paid as (
      select o.external_id, false as is_free, o.posted_at
      from ledger.journal p join ledger.accepted o using (site_id, player_id, source, external_id)
      join ledger.kind k on k.code = p.kind
      where (p.site_id, p.player_id, p.source) = ${player} and p.currency = ${win.currency} and k.name = 'bet'
        and o.game_code = ${win.game}
        and not exists (select 1 from ledger.closed c where c.site_id = o.site_id and c.player_id = o.player_id
          and c.source = o.source and c.external_id = o.external_id)
      order by p.sequence desc limit 1
    ), free as (
      select o.external_id, true as is_free, o.posted_at
      from rounds.free_round_transaction t join ledger.accepted o on o.site_id = t.site_id
        and o.player_id = t.player_id and o.source = t.provider_code and o.external_id = t.transaction_id
      where (t.site_id, t.player_id, t.provider_code) = ${player} and t.kind = 'bet' and o.game_code = ${win.game}
      order by o.posted_at desc limit 1
    ), latest as (
      select external_id, is_free from (select * from paid union all select * from free) stake
      order by posted_at desc limit 1
    )
    select * from posted union all select * from latest where not exists (select 1 from posted)`.execute(db);
  const [row] = rows;
  return row && { externalId: row.external_id, isFree: row.is_free };
}
