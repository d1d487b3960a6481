import { sql, type Database } from '../kernel/database.ts';
import { consumer, type PlayerKey } from './bonus.ts';

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

const columns = sql`xact_id::text as position, o.site_id, o.player_id, currency, kind, source, external_id, reference,
  game_code, amount, real_amount, bonus_amount, sequence, meta->>'reward_uuid' as reward_uuid, posted_at`;

/**
 * The next operations, for the transaction in which they are counted: those that were counted ahead for their player are
 * left out. `position` is how far they reach, undefined where there are none or another process reads.
 */
export async function readEntries(
  trx: Database,
  atMost: number,
): Promise<{ read: number; position: string | undefined; entries: OutboxEntry[] }> {
  // Nobody counts a player ahead while a batch is counted.
  await sql`select pg_advisory_xact_lock(${countingLock}::bigint)`.execute(trx);
  const { rows } = await sql<OutboxEntry & { is_ahead: boolean }>`
    select ${columns}, coalesce(o.xact_id <= ahead.position, false) as is_ahead
    from ledger.read_outbox(${consumer}, ${atMost}) o
    left join rewards.counted_ahead ahead on ahead.site_id = o.site_id and ahead.player_id = o.player_id
    -- A player's own operations in their order, also those of one transaction.
    order by o.xact_id, sequence`.execute(trx);
  return {
    read: rows.length,
    position: rows.at(-1)?.position,
    entries: rows.filter((row) => !row.is_ahead),
  };
}

/**
 * The same of one player alone, up to what every transaction has committed. It reads no other player's operations, and
 * waits for no more than a batch that is being counted.
 */
export async function readPlayerEntries(trx: Database, player: PlayerKey): Promise<OutboxEntry[]> {
  await sql`select pg_advisory_xact_lock_shared(${countingLock}::bigint)`.execute(trx);
  await sql`
    insert into rewards.counted_ahead (site_id, player_id, position) values (${player.siteId}, ${player.playerId}, '0')
    on conflict (site_id, player_id) do update set position = counted_ahead.position`.execute(trx);
  const from = await countedUntil(trx, player);
  const { rows } = await sql<OutboxEntry>`
    select ${columns}
    from ledger.outbox o
    where o.site_id = ${player.siteId} and o.player_id = ${player.playerId}
      and o.xact_id > ${from}::xid8 and o.xact_id < pg_snapshot_xmin(pg_current_snapshot())
    order by o.xact_id, sequence`.execute(trx);
  return rows;
}

/** Up to which operation a player was counted, by the consumer or ahead of it. */
export async function countedUntil(db: Database, player: PlayerKey): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select greatest(
      (select position from ledger.outbox_consumer where consumer = ${consumer}),
      (select position from rewards.counted_ahead
        where site_id = ${player.siteId} and player_id = ${player.playerId}),
      '0'::xid8)::text as position`.execute(db);
  return rows[0]?.position ?? '0';
}

/** Whether everything that was posted to a player has been counted. While their wallet is locked, nothing can come then. */
export async function isCaughtUp(db: Database, player: PlayerKey): Promise<boolean> {
  return !(await hasOperationsAfter(db, player, await countedUntil(db, player)));
}

/** Whether the rounds hold everything that was posted to a player. */
export async function areRoundsCaughtUp(db: Database, player: PlayerKey): Promise<boolean> {
  const { rows } = await sql<{ position: string }>`
    select position::text from ledger.outbox_consumer where consumer = 'rounds'`.execute(db);
  return !(await hasOperationsAfter(db, player, rows[0]?.position ?? '0'));
}

/** The position is a value, so that the planner knows that little comes after it. */
async function hasOperationsAfter(db: Database, player: PlayerKey, position: string): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select 1 from ledger.operation o
      where o.xact_id > ${position}::xid8 and o.site_id = ${player.siteId} and o.player_id = ${player.playerId}
    )`.execute(db);
  return rows[0]?.exists ?? true;
}

/** Move the consumer on; what was counted ahead and has been passed by now needs no note any more. */
export async function advance(trx: Database, position: string): Promise<void> {
  await sql`select ledger.advance_outbox(${consumer}, ${position}::xid8)`.execute(trx);
  await sql`delete from rewards.counted_ahead where position <= ${position}::xid8`.execute(trx);
}

/** Note how far a player was counted ahead. */
export async function advancePlayer(trx: Database, player: PlayerKey, position: string): Promise<void> {
  await sql`
    update rewards.counted_ahead set position = ${position}::xid8
    where site_id = ${player.siteId} and player_id = ${player.playerId}`.execute(trx);
}

/** The key of the advisory lock of counting: exclusive for a batch, shared by players who are counted ahead. */
const countingLock = 0x626f_6e75_7363;

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
