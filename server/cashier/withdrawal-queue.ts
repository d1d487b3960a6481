import { sql, type Database } from '../kernel/database.ts';
import { overdue_ms } from './review.ts';
import { withdrawals } from './withdrawal.ts';

/** A bank account that was added so short before a request is a sign. */
const newAccount_ms = 7 * 86_400_000;
/** Bonus money that became real so short before a request is a sign. */
const bonus_ms = 7 * 86_400_000;
/** So many withdrawals within 24 hours are a sign. */
const many = 3;
/** So long after a change of security data a request is a sign. */
const securityChange_ms = 7 * 86_400_000;

export interface QueueQuery {
  /** The sites in which the operator may look; undefined for all. */
  readonly sites: readonly number[] | undefined;
  readonly statuses: readonly string[];
  readonly now: Date;
  readonly playerId?: bigint | undefined;
  readonly after?: QueuePlace | undefined;
  readonly limit: number;
}

/** Where a row stands: those that are overdue first, then by priority, then by age. */
export type QueuePlace = readonly [
  overdue: number,
  priority: number,
  createdAt: string,
  withdrawalId: string,
];

/**
 * Withdrawals with the signs that speak for a closer look, in the order of review. Of two calls with the same query the
 * second continues after the place of a row.
 */
export function listQueue(db: Database, query: QueueQuery) {
  const overdue = overdueAt(query.now);
  let found = queued(db, query.now).where('withdrawal.status', 'in', query.statuses);
  if (query.sites)
    found = found.where('withdrawal.site_id', 'in', query.sites.length > 0 ? query.sites : [-1]);
  if (query.playerId !== undefined) found = found.where('withdrawal.player_id', '=', query.playerId);
  if (query.after) {
    const [late, priority, createdAt, id] = query.after;
    found = found.where(
      sql<boolean>`(1 - ${overdue}, -${placePriority(query.now)}, withdrawal.created_at, withdrawal.withdrawal_id)
        > (1 - ${late}::int, -${priority}::int, ${createdAt}::timestamptz, ${id}::uuid)`,
    );
  }
  return found
    .orderBy(overdue, 'desc')
    .orderBy(placePriority(query.now), 'desc')
    .orderBy('withdrawal.created_at')
    .orderBy('withdrawal.withdrawal_id')
    .limit(query.limit)
    .execute();
}

/** How many withdrawals match. */
export async function countQueue(
  db: Database,
  { sites, statuses }: Pick<QueueQuery, 'sites' | 'statuses'>,
): Promise<number> {
  const counted = await db
    .selectFrom('cashier.withdrawal')
    .select(sql<number>`count(*)::int`.as('total'))
    .where('status', 'in', statuses)
    .$if(sites !== undefined, (query) =>
      query.where('site_id', 'in', sites && sites.length > 0 ? sites : [-1]),
    )
    .executeTakeFirstOrThrow();
  return counted.total;
}

/** One withdrawal of the sites, as the queue shows it. */
export function findQueued(
  db: Database,
  sites: readonly number[] | undefined,
  withdrawalId: string,
  now: Date,
) {
  const found = queued(db, now).where('withdrawal.withdrawal_id', '=', withdrawalId);
  return (
    sites ? found.where('withdrawal.site_id', 'in', sites.length > 0 ? sites : [-1]) : found
  ).executeTakeFirst();
}

export type QueuedWithdrawal = NonNullable<Awaited<ReturnType<typeof findQueued>>>;

function overdueAt(now: Date) {
  const since = new Date(now.getTime() - overdue_ms);
  return sql<number>`(withdrawal.created_at <= ${since}::timestamptz)::int`;
}

function placePriority(now: Date) {
  return sql<number>`case when ${overdueAt(now)} = 1 then 0 else withdrawal.review_priority end`;
}

function queued(db: Database, now: Date) {
  return withdrawals(db)
    .innerJoin('players.account as player', (join) =>
      join
        .onRef('player.site_id', '=', 'withdrawal.site_id')
        .onRef('player.player_id', '=', 'withdrawal.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'withdrawal.site_id')
    .select([
      'player.account_id',
      'site.site_code',
      overdueAt(now).as('overdue'),
      placePriority(now).as('place_priority'),
      sql<boolean>`coalesce((select not exists (
          select 1 from rounds.played round where round.site_id = withdrawal.site_id
          and round.player_id = withdrawal.player_id and round.updated_at > deposit.settled_at)
        from cashier.deposit deposit where deposit.site_id = withdrawal.site_id
          and deposit.player_id = withdrawal.player_id and deposit.status = 'credited'
        order by deposit.settled_at desc limit 1), false)`.as('no_play_since_deposit'),
      sql<boolean>`account.created_at > withdrawal.created_at - make_interval(secs => ${newAccount_ms / 1000})`.as(
        'new_bank_account',
      ),
      sql<boolean>`not exists (select 1 from cashier.withdrawal earlier where earlier.site_id = withdrawal.site_id
        and earlier.player_id = withdrawal.player_id and earlier.status = 'paid'
        and earlier.withdrawal_id <> withdrawal.withdrawal_id)`.as('first_withdrawal'),
      sql<boolean>`exists (select 1 from players.shared_sign sign where sign.site_id = withdrawal.site_id
        and withdrawal.player_id in (sign.player_id, sign.other_player_id))`.as('shared_device'),
      sql<boolean>`exists (select 1 from players.security_mark mark where mark.site_id = withdrawal.site_id
        and mark.player_id = withdrawal.player_id
        and mark.changed_at > withdrawal.created_at - make_interval(secs => ${securityChange_ms / 1000}))`.as(
        'security_changed',
      ),
      sql<boolean>`exists (select 1 from cashier.bank_account mine
        join cashier.bank_account other on other.account_number_digest = mine.account_number_digest
          and other.player_id <> mine.player_id
        where mine.site_id = withdrawal.site_id and mine.player_id = withdrawal.player_id)`.as(
        'linked_bank_account',
      ),
      sql<boolean>`exists (select 1 from ledger.accepted converted
        join ledger.kind kind on kind.code = converted.kind and kind.name = 'bonus_convert'
        where converted.site_id = withdrawal.site_id and converted.player_id = withdrawal.player_id
          and converted.posted_at > withdrawal.created_at - make_interval(secs => ${bonus_ms / 1000}))`.as(
        'bonus_converted',
      ),
      sql<boolean>`(select count(*) >= ${many} from cashier.withdrawal other
        where other.site_id = withdrawal.site_id and other.player_id = withdrawal.player_id
          and other.created_at > withdrawal.created_at - interval '24 hours'
          and other.created_at <= withdrawal.created_at)`.as('many_withdrawals'),
    ]);
}
