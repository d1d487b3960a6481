import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { OperationMeta } from './types.ts';

/** One debit and one credit, by the names of their accounts. */
export interface Leg {
  readonly leg: number;
  readonly debit: string;
  readonly credit: string;
  readonly amount: Minor;
}

/** An operation with everything that it posted. */
export interface Transaction {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly source: string;
  readonly externalId: string;
  readonly kind: string;
  readonly currency: string;
  readonly amount: Minor;
  /** Its place among the operations of the wallet; null if it posted nothing. */
  readonly sequence: bigint | null;
  /** The operation of the same source that it goes back to. */
  readonly reference: string | null;
  readonly round: string | null;
  readonly game: string | null;
  readonly meta: OperationMeta | null;
  readonly postedAt: Date;
  /** The operation that rolled it back or settled it. */
  readonly closedBy: string | null;
  readonly legs: readonly Leg[];
}

/** Operations of a player by their keys, in the order in which they were posted. */
export async function readTransactions(
  db: Database,
  key: { readonly siteId: number; readonly playerId: bigint; readonly source: string },
  externalIds: readonly string[],
): Promise<Transaction[]> {
  const { rows } = await sql<Omit<Transaction, 'legs'>>`
    select o.site_id as "siteId", o.player_id as "playerId", o.source, o.external_id as "externalId", k.name as kind,
      o.currency, o.amount, o.sequence, o.reference, o.round_id as round, o.game_code as game, o.meta,
      o.posted_at as "postedAt", c.closed_by as "closedBy"
    from ledger.operation o
    join ledger.operation_kind k on k.code = o.kind
    left join ledger.closure c on c.site_id = o.site_id and c.player_id = o.player_id and c.source = o.source
      and c.external_id = o.external_id
    where o.site_id = ${key.siteId} and o.player_id = ${key.playerId} and o.source = ${key.source}
      and o.external_id = any(${externalIds}::text[])
    order by o.sequence nulls first`.execute(db);
  const sequences = rows.flatMap(({ sequence }) => (sequence === null ? [] : [sequence]));
  const legs = await sql<Leg & { sequence: bigint; currency: string }>`
    select p.sequence, p.currency, p.leg, d.name as debit, c.name as credit, p.amount
    from ledger.posting p
    join ledger.account d on d.code = p.debit
    join ledger.account c on c.code = p.credit
    where p.site_id = ${key.siteId} and p.player_id = ${key.playerId} and p.sequence = any(${sequences}::bigint[])
    order by p.sequence, p.leg`.execute(db);
  return rows.map((row) => ({
    ...row,
    legs: legs.rows
      .filter(({ sequence, currency }) => sequence === row.sequence && currency === row.currency)
      .map(({ leg, debit, credit, amount }) => ({ leg, debit, credit, amount })),
  }));
}
