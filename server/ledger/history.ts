import { type Database, sql } from '../kernel/database.ts';
import { kinds } from './accounts.ts';
import type { HistoryEntry, HistoryPage, HistoryQuery, OperationKind, OperationMeta } from './types.ts';

interface Row {
  sequence: bigint;
  kind: OperationKind;
  real_change: bigint;
  bonus_change: bigint;
  token_change: bigint;
  locked_change: bigint;
  real_after: bigint;
  bonus_after: bigint;
  token_after: bigint;
  locked_after: bigint;
  source: string;
  external_id: string;
  reference: string | null;
  round_id: string | null;
  game_code: string | null;
  meta: OperationMeta | null;
  posted_at: Date;
}

/** What one account's side of the legs adds up to: the credits less the debits. */
const change = (account: number) => sql`
  sum(case ${sql.lit(account)} when p.credit then p.amount when p.debit then -p.amount else 0 end)::bigint`;

/** A page of the operations that moved a wallet, the newest first, with how many there are in all. */
export async function readHistory(db: Database, query: HistoryQuery): Promise<HistoryPage> {
  const { siteId, playerId, currency, page, pageSize } = query;
  const wanted = query.kinds?.map((kind) => kinds[kind].code) ?? [];
  const filter = sql`
    p.site_id = ${siteId} and p.player_id = ${playerId} and p.currency = ${currency}
    and p.posted_at >= coalesce(${query.from ?? null}::timestamptz, '-infinity')
    and p.posted_at < coalesce(${query.to ?? null}::timestamptz, 'infinity')
    and (${wanted.length === 0} or p.kind = any(${wanted}::smallint[]))`;
  const counted = await sql<{ total: number }>`
    select count(distinct p.sequence)::int as total from ledger.posting p where ${filter}`.execute(db);
  const { rows } = await sql<Row>`
    select m.*, k.name as kind, o.reference, o.round_id, o.game_code, o.meta
    from (
      select p.site_id, p.player_id, p.sequence, p.kind as kind_code, p.source, p.external_id, p.posted_at,
        p.real_after, p.bonus_after, p.token_after, p.locked_after,
        ${change(1)} as real_change, ${change(2)} as bonus_change, ${change(3)} as token_change, ${change(4)} as locked_change
      from ledger.posting p
      where ${filter}
      group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      order by p.sequence desc
      limit ${pageSize} offset ${(page - 1) * pageSize}
    ) m
    join ledger.operation_kind k on k.code = m.kind_code
    join ledger.operation o
      on o.site_id = m.site_id and o.player_id = m.player_id and o.source = m.source and o.external_id = m.external_id
    order by m.sequence desc`.execute(db);
  return { entries: rows.map(presentEntry), total: counted.rows[0]?.total ?? 0 };
}

function presentEntry(row: Row): HistoryEntry {
  return {
    sequence: row.sequence,
    kind: row.kind,
    change: {
      real: row.real_change,
      bonus: row.bonus_change,
      token: row.token_change,
      locked: row.locked_change,
    },
    after: { real: row.real_after, bonus: row.bonus_after, token: row.token_after, locked: row.locked_after },
    source: row.source,
    externalId: row.external_id,
    reference: row.reference,
    round: row.round_id,
    game: row.game_code,
    meta: row.meta,
    postedAt: row.posted_at,
  };
}
