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

/** The change of one account: its credits less its debits. */
const change = (account: number) => sql`
  sum(case ${sql.lit(account)} when leg.credit then leg.amount when leg.debit then -leg.amount else 0 end)::bigint`;

/**
 * A page of the operations that moved a wallet, newest first, with their total number. The total and the page are
 * determined from the postings' key alone, so only the operations on the page are read in full.
 */
export async function readHistory(db: Database, query: HistoryQuery): Promise<HistoryPage> {
  const { siteId, playerId, currency, page, pageSize } = query;
  const wanted = query.kinds?.map((kind) => kinds[kind].code) ?? [];
  const filter = sql`
    p.site_id = ${siteId} and p.player_id = ${playerId} and p.currency = ${currency}
    and p.posted_at >= ${query.from ?? '-infinity'}::timestamptz and p.posted_at < ${query.to ?? 'infinity'}::timestamptz
    ${wanted.length === 0 ? sql`` : sql`and p.kind = any(${wanted}::smallint[])`}`;
  const [counted, { rows }] = await Promise.all([
    sql<{ total: number }>`
      select count(distinct p.sequence)::int as total from ledger.posting p where ${filter}`.execute(db),
    sql<Row>`
      select m.*, k.name as kind, o.reference, o.round_id, o.game_code, o.meta
      from (
        select leg.site_id, leg.player_id, leg.sequence, leg.kind as kind_code, leg.source, leg.external_id, leg.posted_at,
          leg.real_after, leg.bonus_after, leg.token_after, leg.locked_after,
          ${change(1)} as real_change, ${change(2)} as bonus_change, ${change(3)} as token_change, ${change(4)} as locked_change
        from (
          select distinct p.sequence, p.posted_at from ledger.posting p
          where ${filter}
          order by p.sequence desc
          limit ${pageSize} offset ${(page - 1) * pageSize}
        ) shown
        join ledger.posting leg on leg.site_id = ${siteId} and leg.player_id = ${playerId} and leg.currency = ${currency}
          and leg.sequence = shown.sequence and leg.posted_at = shown.posted_at
        group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
      ) m
      join ledger.operation_kind k on k.code = m.kind_code
      join ledger.operation o
        on o.site_id = m.site_id and o.player_id = m.player_id and o.source = m.source and o.external_id = m.external_id
      order by m.sequence desc`.execute(db),
  ]);
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
