import { sql, type Database } from '../../kernel/database.ts';

/** The consumer of the ledger's outbox from which missions, leaderboards and referral count. */
export const activityConsumer = 'engagement';

/**
 * One thing that a player did, or that was taken back. Amounts are in 1/100,000 of a unit; of a bet and a win they are the
 * part in real money, because what bonus money plays for earns no rewards. Of a rollback the kind, amount,
 * game and times are those of what it undid, and the sign is negative.
 */
export interface Activity {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly kind: 'bet' | 'win' | 'deposit' | 'reward' | 'forfeit';
  readonly sign: 1n | -1n;
  readonly amount: bigint;
  /** When it was done; of a rollback, when what it undid was done. */
  readonly at: Date;
  /** When the day and the week of `at` began in the site's time zone. */
  readonly dayStart: Date;
  readonly weekStart: Date;
  /** The site's day in which this entry was posted, e.g. `2026-11-21`. */
  readonly postedDay: string;
  readonly source: string;
  /** The key of the bet or win itself, and of its bet. */
  readonly externalId: string;
  readonly betId: string | null;
  readonly gameCode: string | null;
  readonly category: string | null;
  /** The real money staked by a bet, or by a win's bet. */
  readonly stake: bigint;
  /** Whether the win, or its bet, is rolled back by now. */
  readonly isUndone: boolean;
}

interface EntryRow {
  position: string;
  site_id: number;
  player_id: bigint;
  currency: string;
  kind: string | null;
  is_rollback: boolean;
  amount: bigint;
  done_at: Date;
  day_start: Date;
  week_start: Date;
  posted_day: string;
  source: string;
  external_id: string;
  bet_id: string | null;
  game_code: string | null;
  category: string | null;
  stake: bigint | null;
  is_undone: boolean;
}

/**
 * The next entries of the outbox as activities, and the position to advance to in the same transaction; no position where
 * there is nothing to read, or another process reads. A rollback that undid nothing is no activity.
 */
export async function readActivity(
  transaction: Database,
  batchSize: number,
): Promise<{ count: number; position: string | undefined; activities: Activity[] }> {
  // What belongs to an entry is found by its key: the only good plan, whatever the statistics say of a young table.
  await sql`select set_config('enable_hashjoin', 'off', true), set_config('enable_mergejoin', 'off', true)`.execute(
    transaction,
  );
  const { rows } = await sql<EntryRow>`
    with entry as materialized (select * from ledger.read_outbox(${activityConsumer}, ${batchSize}))
    select e.xact_id::text as position, e.site_id, e.player_id, e.currency,
      case when e.kind = 'rollback' then undone_kind.name else e.kind end as kind,
      e.kind = 'rollback' as is_rollback,
      case when coalesce(undone_kind.name, e.kind) in ('bet', 'win') then coalesce(undone.real_amount, e.real_amount)
        else coalesce(undone.amount, e.amount) end as amount,
      what.done_at,
      date_trunc('day', what.done_at, coalesce(site.time_zone, 'UTC')) as day_start,
      date_trunc('week', what.done_at, coalesce(site.time_zone, 'UTC')) as week_start,
      to_char(e.posted_at at time zone coalesce(site.time_zone, 'UTC'), 'YYYY-MM-DD') as posted_day,
      e.source, coalesce(undone.external_id, e.external_id) as external_id,
      what.reference as bet_id, what.game_code, game.category,
      case when coalesce(undone_kind.name, e.kind) = 'win' then bet.real_amount
        else coalesce(undone.real_amount, e.real_amount) end as stake,
      coalesce(undone_kind.name, e.kind) = 'win' and exists (
        select from ledger.closure gone
        where gone.site_id = e.site_id and gone.player_id = e.player_id and gone.source = e.source
          and gone.external_id in (e.external_id, what.reference)) as is_undone
    from entry e
    left join sites.site site on site.site_id = e.site_id
    left join ledger.closure closed
      on e.kind = 'rollback' and closed.site_id = e.site_id and closed.player_id = e.player_id and closed.source = e.source
      and closed.external_id = e.reference and closed.closed_by = e.external_id
    left join ledger.operation undone
      on undone.site_id = closed.site_id and undone.player_id = closed.player_id and undone.source = closed.source
      and undone.external_id = closed.external_id
    left join ledger.operation_kind undone_kind on undone_kind.code = undone.kind
    cross join lateral (select coalesce(undone.posted_at, e.posted_at) as done_at,
      case when undone.external_id is null then e.reference else undone.reference end as reference,
      coalesce(undone.game_code, e.game_code) as game_code) what
    left join ledger.operation bet
      on coalesce(undone_kind.name, e.kind) = 'win' and bet.site_id = e.site_id and bet.player_id = e.player_id
      and bet.source = e.source and bet.external_id = what.reference
    left join catalog.game game on game.provider_code = e.source and game.game_code = what.game_code
    order by e.xact_id`.execute(transaction);
  return {
    count: rows.length,
    position: rows.at(-1)?.position,
    activities: rows.flatMap((row) => activityOf(row) ?? []),
  };
}

function activityOf(row: EntryRow): Activity | undefined {
  const kind = kindOf(row.kind);
  if (!kind) return undefined;
  return {
    siteId: row.site_id,
    playerId: row.player_id,
    currency: row.currency,
    kind,
    sign: row.is_rollback ? -1n : 1n,
    amount: row.amount,
    at: row.done_at,
    dayStart: row.day_start,
    weekStart: row.week_start,
    postedDay: row.posted_day,
    source: row.source,
    externalId: row.external_id,
    betId: row.bet_id,
    gameCode: row.game_code,
    category: row.category,
    stake: row.stake ?? 0n,
    isUndone: row.is_undone,
  };
}

function kindOf(kind: string | null): Activity['kind'] | undefined {
  if (kind === 'bet' || kind === 'win' || kind === 'deposit') return kind;
  if (kind === 'cash_reward' || kind === 'bonus_grant') return 'reward';
  if (kind === 'bonus_forfeit') return 'forfeit';
  return undefined;
}

/** Everything that was posted before a time has been counted. Ask some minutes after it, when nothing older can still come. */
export async function isCountedUntil(db: Database, time: Date): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.operation
    where posted_at < ${time} and xact_id > coalesce(
      (select position from ledger.outbox_consumer where consumer = ${activityConsumer}), '0'::xid8)
    limit 1`.execute(db);
  return rows.length === 0;
}
