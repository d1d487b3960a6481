import { sql, type Database } from '../kernel/database.ts';
import { consumer } from './bonus.ts';

/** An operation of the ledger as the consumer reads it. */
export interface OutboxEntry {
  readonly position: string;
  readonly site_id: number;
  readonly player_id: bigint;
  readonly currency: string;
  readonly kind: string;
  readonly source: string;
  readonly external_id: string;
  readonly reference: string | null;
  readonly game_code: string | null;
  readonly amount: bigint;
  readonly real_amount: bigint;
  readonly bonus_amount: bigint;
  readonly sequence: bigint | null;
  readonly reward_uuid: string | null;
  readonly posted_at: Date;
}

/** The bet behind a win, or the bet or win behind a rollback. */
export interface Origin {
  readonly kind: string;
  readonly game_code: string | null;
  readonly amount: bigint;
  readonly sequence: bigint | null;
}

/** The next operations, for the transaction in which they are counted. */
export async function readEntries(trx: Database, atMost: number): Promise<OutboxEntry[]> {
  const { rows } = await sql<OutboxEntry>`
    select xact_id::text as position, site_id, player_id, currency, kind, source, external_id, reference, game_code, amount,
      real_amount, bonus_amount, sequence, meta->>'reward_uuid' as reward_uuid, posted_at
    from ledger.read_outbox(${consumer}, ${atMost})
    -- A player's own operations in their order, also those of one transaction.
    order by xact_id, sequence`.execute(trx);
  return rows;
}

export async function advance(trx: Database, position: string): Promise<void> {
  await sql`select ledger.advance_outbox(${consumer}, ${position}::xid8)`.execute(trx);
}

export function entryKey(
  entry: Pick<OutboxEntry, 'site_id' | 'player_id' | 'source' | 'external_id'>,
): string {
  return `${entry.site_id} ${entry.player_id} ${entry.source} ${entry.external_id}`;
}

/** What each win that paid bonus money, and each rollback that moved any, goes back to; by the entry's key. */
export async function readOrigins(
  trx: Database,
  entries: readonly OutboxEntry[],
): Promise<ReadonlyMap<string, Origin>> {
  const asking = entries.filter(
    (entry) =>
      entry.reference !== null &&
      ((entry.kind === 'win' && entry.bonus_amount > 0n) || (entry.kind === 'rollback' && entry.amount > 0n)),
  );
  if (asking.length === 0) return new Map();
  const { rows } = await sql<
    Origin & { site_id: number; player_id: bigint; source: string; external_id: string }
  >`
    select asked.site_id, asked.player_id, asked.source, asked.external_id, kind.name as kind, origin.game_code, origin.amount,
      origin.sequence
    from unnest(
      ${asking.map((entry) => entry.site_id)}::int[], ${asking.map((entry) => entry.player_id)}::bigint[],
      ${asking.map((entry) => entry.source)}::text[], ${asking.map((entry) => entry.external_id)}::text[],
      ${asking.map((entry) => entry.reference)}::text[]
    ) as asked (site_id, player_id, source, external_id, reference)
    join ledger.operation origin
      on origin.site_id = asked.site_id and origin.player_id = asked.player_id and origin.source = asked.source
        and origin.external_id = asked.reference
    join ledger.operation_kind kind on kind.code = origin.kind`.execute(trx);
  return new Map(rows.map((row) => [entryKey(row), row]));
}
