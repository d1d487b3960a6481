import { type Database, sql } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';
import type { OperationKind, StoredMeta } from './types.ts';
import type { WalletKey } from './wallet.ts';

/** Who reads the operations in their order, each with a position of its own. */
export type OutboxConsumer = 'rounds' | 'bonuses' | 'engagement' | 'reports';

export interface OperationKey {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly source: string;
  readonly externalId: string;
}

/** An operation as it was posted. `ledger.outbox` shows all of them; nothing else decodes one. */
export interface PostedOperation extends OperationKey {
  /** The transaction that posted it, which is its place in the outbox. */
  readonly position: string;
  readonly currency: string;
  readonly kind: OperationKind | 'tombstone';
  readonly reference: string | null;
  readonly round: string | null;
  readonly game: string | null;
  /** Of a rollback, what came back or was taken back; zero where it undid nothing. */
  readonly amount: Minor;
  /** What of it moved in or out of the real bucket, and of the bonus bucket. */
  readonly realAmount: Minor;
  readonly bonusAmount: Minor;
  /** The version that it gave the wallet; null where nothing moved. */
  readonly sequence: bigint | null;
  readonly details: OperationDetails;
  readonly postedAt: Date;
}

/** What the caller has stored with an operation. */
export interface OperationDetails {
  /** Whether the provider has closed the round with it. */
  readonly isRoundClosed: boolean;
  /** What a free round has won that is credited as bonus money beside it: the win itself moves nothing. */
  readonly freeWin: Minor;
  /** What a bet of a sportsbook is on: a JSON array. */
  readonly betLines: string | null;
  /** The reward that a free round was granted under. */
  readonly rewardUuid: string | null;
  /** How much of a bet counts towards rewards, in ten-thousandths. */
  readonly rewardWeight: number;
}

/** The weight of a stake that counts whole. */
export const wholeWeight = 10_000;

type Row = Omit<PostedOperation, 'details'> & { readonly meta: StoredMeta | null };

/** Of `ledger.outbox`, or rows like its, as `o`. */
const columns = sql`o.xact_id::text as position, o.site_id as "siteId", o.player_id as "playerId", o.currency, o.kind, o.source,
  o.external_id as "externalId", o.reference, o.round_id as round, o.game_code as game, o.amount, o.real_amount as "realAmount",
  o.bonus_amount as "bonusAmount", o.sequence, o.meta, o.posted_at as "postedAt"`;

/** A player's own operations in their order, also those of one transaction. */
const inOrder = sql`order by o.xact_id, o.sequence`;

function decode({ meta, ...operation }: Row): PostedOperation {
  return {
    ...operation,
    details: {
      isRoundClosed: meta?.round_closed ?? false,
      freeWin: BigInt(meta?.free_win ?? 0),
      betLines: meta?.bet_lines ?? null,
      rewardUuid: meta?.reward_uuid ?? null,
      rewardWeight: meta?.reward_weight ?? wholeWeight,
    },
  };
}

/** Of what a bet moved in real money, the part that counts towards rewards, rounded down as in `ledger.movement`. */
export function countedStake({
  realAmount,
  details,
}: Pick<PostedOperation, 'realAmount' | 'details'>): Minor {
  return (realAmount * BigInt(details.rewardWeight)) / BigInt(wholeWeight);
}

/** A key as text, for maps. */
export function operationKey({ siteId, playerId, source, externalId }: OperationKey): string {
  return `${siteId} ${playerId} ${source} ${externalId}`;
}

/**
 * The next operations for a consumer, for the transaction in which it makes something of them and calls `advance`: at least
 * `atMost` if there are, and never a transaction in part. None while another process reads.
 */
export async function readOperations(
  trx: Database,
  consumer: OutboxConsumer,
  atMost: number,
): Promise<PostedOperation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.read_outbox(${consumer}, ${atMost}) o ${inOrder}`.execute(trx);
  return rows.map(decode);
}

/**
 * As `readOperations`, for a consumer that makes something of them in SQL: the first and the last position of the next
 * operations. Undefined if there are none, or while another process reads.
 */
export async function readRange(
  trx: Database,
  consumer: OutboxConsumer,
  atMost: number,
): Promise<{ first: string; last: string; count: number } | undefined> {
  const { rows } = await sql<{ first: string | null; last: string | null; count: number }>`
    select min(xact_id)::text as first, max(xact_id)::text as last, count(*)::int as count
    from ledger.read_outbox(${consumer}, ${atMost})`.execute(trx);
  const found = rows[0];
  return found?.first && found.last
    ? { first: found.first, last: found.last, count: found.count }
    : undefined;
}

/** Reports read everything again from the first operation, in the transaction that removes what they had made of it. */
export async function rewind(trx: Database, consumer: 'reports'): Promise<void> {
  await sql`select ledger.rewind_outbox(${consumer})`.execute(trx);
}

/** The consumer has handled everything up to a position; in the transaction in which it did so. */
export async function advance(trx: Database, consumer: OutboxConsumer, position: string): Promise<void> {
  await sql`select ledger.advance_outbox(${consumer}, ${position}::xid8)`.execute(trx);
}

/** Up to which position a consumer has read; '0' before its first. */
export async function positionOf(db: Database, consumer: OutboxConsumer): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select ledger.position_of(${consumer})::text as position`.execute(db);
  return rows[0]?.position ?? '0';
}

/**
 * The operations of one player after a position. `watermark` leaves out what a consumer would not be shown yet, because an
 * older transaction still runs; `now` has all that the caller's transaction can see.
 */
export async function readPlayerOperations(
  db: Database,
  { siteId, playerId }: Pick<OperationKey, 'siteId' | 'playerId'>,
  range: { after: string; until: 'watermark' | 'now' },
): Promise<PostedOperation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.outbox o
    where o.site_id = ${siteId} and o.player_id = ${playerId} and o.xact_id > ${range.after}::xid8
      ${range.until === 'watermark' ? sql`and o.xact_id < pg_snapshot_xmin(pg_current_snapshot())` : sql``}
    ${inOrder}`.execute(db);
  return rows.map(decode);
}

/** Whether anything was posted to a player after a position. It is a value, so that the planner knows that little comes after it. */
export async function hasOperationsAfter(
  db: Database,
  { siteId, playerId }: Pick<OperationKey, 'siteId' | 'playerId'>,
  position: string,
): Promise<boolean> {
  const { rows } = await sql<{ exists: boolean }>`
    select exists (
      select 1 from ledger.operation o
      where o.xact_id > ${position}::xid8 and o.site_id = ${siteId} and o.player_id = ${playerId}
    )`.execute(db);
  return rows[0]?.exists ?? true;
}

/** A consumer has read everything that was posted before a time. Ask some minutes after it, when nothing older can still come. */
export async function isReadUntil(db: Database, consumer: OutboxConsumer, time: Date): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.operation
    where posted_at < ${time} and xact_id > coalesce(
      (select position from ledger.outbox_consumer where consumer = ${consumer}), '0'::xid8)
    limit 1`.execute(db);
  return rows.length === 0;
}

/**
 * What operations go back to, by `operationKey` of those that are asked for: the bet or win that a rollback undid, the bet
 * of a win, the hold of a payout or return. A rollback that undid nothing has no origin, nor has what refers to nothing.
 */
export async function findOrigins(
  db: Database,
  operations: readonly PostedOperation[],
): Promise<ReadonlyMap<string, PostedOperation>> {
  const asking = operations.filter((one) => one.reference !== null && one.kind !== 'tombstone');
  if (asking.length === 0) return new Map();
  // One look-up by key for each, however large the tables are or seem to be: LIMIT keeps the planner from joining them whole.
  const { rows } = await sql<Row & { place: bigint }>`
    select asked.place, ${columns}
    from unnest(
      ${asking.map((one) => one.siteId)}::int[], ${asking.map((one) => one.playerId)}::bigint[],
      ${asking.map((one) => one.source)}::text[], ${asking.map((one) => one.externalId)}::text[],
      ${asking.map((one) => one.reference)}::text[], ${asking.map((one) => one.kind === 'rollback')}::boolean[]
    ) with ordinality as asked (site_id, player_id, source, external_id, reference, is_rollback, place)
    cross join lateral (
      select * from ledger.outbox origin
      where origin.site_id = asked.site_id and origin.player_id = asked.player_id and origin.source = asked.source
        and origin.external_id = asked.reference
        and (not asked.is_rollback or exists (
          select from ledger.closure closed
          where closed.site_id = asked.site_id and closed.player_id = asked.player_id and closed.source = asked.source
            and closed.external_id = asked.reference and closed.closed_by = asked.external_id))
      limit 1
    ) o`.execute(db);
  const origins = new Map<string, PostedOperation>();
  for (const { place, ...row } of rows) {
    const one = asking[Number(place) - 1];
    if (one) origins.set(operationKey(one), decode(row));
  }
  return origins;
}

/** Which of these bets and wins are rolled back by now, or of these holds settled, by `operationKey`. */
export async function findClosed(db: Database, keys: readonly OperationKey[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set();
  const { rows } = await sql<OperationKey>`
    select asked.site_id as "siteId", asked.player_id as "playerId", asked.source, asked.external_id as "externalId"
    from ${askedKeys(keys)}
    where exists (
      select from ledger.closure closed
      where closed.site_id = asked.site_id and closed.player_id = asked.player_id and closed.source = asked.source
        and closed.external_id = asked.external_id
      offset 0)`.execute(db);
  return new Set(rows.map(operationKey));
}

/** The operations under these keys, as far as there are any, by `operationKey`. */
export async function findOperations(
  db: Database,
  keys: readonly OperationKey[],
): Promise<ReadonlyMap<string, PostedOperation>> {
  if (keys.length === 0) return new Map();
  const { rows } = await sql<Row>`
    select ${columns}
    from ${askedKeys(keys)}
    cross join lateral (
      select * from ledger.outbox found
      where found.site_id = asked.site_id and found.player_id = asked.player_id and found.source = asked.source
        and found.external_id = asked.external_id
      limit 1
    ) o`.execute(db);
  return new Map(rows.map((row) => [operationKey(row), decode(row)]));
}

function askedKeys(keys: readonly OperationKey[]) {
  return sql`unnest(
    ${keys.map((key) => key.siteId)}::int[], ${keys.map((key) => key.playerId)}::bigint[],
    ${keys.map((key) => key.source)}::text[], ${keys.map((key) => key.externalId)}::text[]
  ) as asked (site_id, player_id, source, external_id)`;
}

/** Whether something was posted under a key, or its key is taken by a rollback that came before it. */
export async function isPosted(db: Database, key: OperationKey): Promise<boolean> {
  const row = await db
    .selectFrom('ledger.operation')
    .select('source')
    .where('site_id', '=', key.siteId)
    .where('player_id', '=', key.playerId)
    .where('source', '=', key.source)
    .where('external_id', '=', key.externalId)
    .executeTakeFirst();
  return row !== undefined;
}

/** The bets and wins under the keys of one source that were posted in a time, its end excluded, and stand. */
export async function readStandingPlay(
  db: Database,
  source: string,
  { from, to }: { from: Date; to: Date },
): Promise<PostedOperation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.outbox o
    where o.posted_at >= ${from} and o.posted_at < ${to} and o.source = ${source} and o.kind in ('bet', 'win')
      and not exists (select from ledger.closure closed
        where closed.site_id = o.site_id and closed.player_id = o.player_id and closed.source = o.source
          and closed.external_id = o.external_id)`.execute(db);
  return rows.map(decode);
}

/** What one source has posted of a player's round, in its order. Reads all that the source has posted for the player. */
export async function readRoundOperations(
  db: Database,
  { siteId, playerId, source }: Omit<OperationKey, 'externalId'>,
  round: string,
): Promise<PostedOperation[]> {
  const { rows } = await sql<Row>`
    select ${columns} from ledger.outbox o
    where o.site_id = ${siteId} and o.player_id = ${playerId} and o.source = ${source} and o.round_id = ${round}
    ${inOrder}`.execute(db);
  return rows.map(decode);
}

/**
 * Whether a stake belongs to what has started: it was posted itself, or its round has a bet that stands and was not closed. Reads all
 * that the source has posted for the player.
 */
export async function isRoundInPlay(
  db: Database,
  player: Omit<OperationKey, 'externalId'>,
  stake: { readonly externalId: string; readonly round: string },
): Promise<boolean> {
  const posted = await readRoundOperations(db, player, stake.round);
  if (posted.some(({ externalId }) => externalId === stake.externalId)) return true;
  if (posted.some(({ details }) => details.isRoundClosed)) return false;
  const bets = posted.filter(({ kind }) => kind === 'bet');
  const closed = await findClosed(db, bets);
  return bets.some((bet) => !closed.has(operationKey(bet)));
}

/** Where the outbox ends at this moment, for who listens from now on and keeps the position itself. */
export async function readHead(db: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    select pg_snapshot_xmin(pg_current_snapshot())::text as position`.execute(db);
  return rows[0]?.position ?? '0';
}

/** The wallets of the next operations from a head on, at least of `atMost` if there are, and the head after them. */
export async function readTouchedWallets(
  db: Database,
  head: string,
  atMost: number,
): Promise<{ wallets: readonly WalletKey[]; head: string; isFull: boolean }> {
  const { rows } = await sql<WalletKey & { position: string }>`
    select o.xact_id::text as position, o.site_id as "siteId", o.player_id as "playerId", o.currency from ledger.operation o
    where o.xact_id >= ${head}::xid8 and o.xact_id < pg_snapshot_xmin(pg_current_snapshot())
    order by o.xact_id fetch first ${sql.lit(atMost)} rows with ties`.execute(db);
  const last = rows.at(-1);
  const wallets = new Map(rows.map((row) => [`${row.siteId} ${row.playerId} ${row.currency}`, row]));
  return {
    wallets: [...wallets.values()],
    head: last ? (BigInt(last.position) + 1n).toString() : head,
    isFull: rows.length >= atMost,
  };
}
