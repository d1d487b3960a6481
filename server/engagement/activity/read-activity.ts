import { sql, type Database } from '../../kernel/database.ts';
import {
  countedStake,
  findClosed,
  findOrigins,
  operationKey,
  readOperations,
  type PostedOperation,
} from '../../ledger/read-operations.ts';

/**
 * One thing that a player did, or that was taken back. Amounts are in 1/100,000 of a unit; of a bet and a win they are the
 * part in real money, because what bonus money plays for earns no rewards. Of a rollback the kind, amount,
 * game and times are those of what it undid, and the sign is negative.
 */
export interface Activity {
  readonly siteId: number;
  readonly playerId: bigint;
  readonly currency: string;
  readonly kind: 'bet' | 'win' | 'deposit';
  readonly sign: 1n | -1n;
  readonly amount: bigint;
  /** When it was done; of a rollback, when what it undid was done. */
  readonly at: Date;
  /** When the day and the week of `at` began in the site's time zone. */
  readonly dayStart: Date;
  readonly weekStart: Date;
  readonly source: string;
  /** The key of the bet or win itself, and of its bet. */
  readonly externalId: string;
  readonly betId: string | null;
  readonly gameCode: string | null;
  readonly category: string | null;
  /** The real money staked by a bet, or by a win's bet. */
  readonly stake: bigint;
  /** What of it counts for rewards. */
  readonly countedStake: bigint;
  /** Of a win that is not taken back here: whether it, or its bet, is rolled back by now. */
  readonly isUndone: boolean;
}

/** What was done or taken back, without what the site and the catalog say of it. */
interface Deed {
  readonly entry: PostedOperation;
  readonly kind: Activity['kind'];
  /** The entry itself; of a rollback, what it undid. */
  readonly what: PostedOperation;
  readonly amount: bigint;
  /** Of a win, its bet, where that is known. */
  readonly bet: PostedOperation | undefined;
}

/**
 * The next entries of the outbox as activities, and the position to advance to in the same transaction; no position where
 * there is nothing to read, or another process reads. What moved no money that counts is no activity: a free round, a win of
 * nothing, a rollback that undid nothing.
 */
export async function readActivity(
  transaction: Database,
  batchSize: number,
): Promise<{ count: number; position: string | undefined; activities: Activity[] }> {
  const entries = await readOperations(transaction, 'engagement', batchSize);
  const deeds = await readDeeds(transaction, entries);
  const wins = deeds.filter((deed) => deed.kind === 'win' && deed.what === deed.entry);
  const closed = await findClosed(
    transaction,
    wins.flatMap(({ what, bet }) => (bet ? [what, bet] : [what])),
  );
  const times = await readTimes(transaction, deeds);
  const categories = await readCategories(transaction, deeds);
  return {
    count: entries.length,
    position: entries.at(-1)?.position,
    activities: deeds.map((deed) => activityOf(deed, { times, categories, closed })),
  };
}

async function readDeeds(db: Database, entries: readonly PostedOperation[]): Promise<Deed[]> {
  const origins = await findOrigins(
    db,
    entries.filter(({ kind, realAmount }) => (kind === 'win' || kind === 'rollback') && realAmount > 0n),
  );
  const undoneWins = entries.flatMap((entry) => {
    const undone = entry.kind === 'rollback' ? origins.get(operationKey(entry)) : undefined;
    return undone?.kind === 'win' ? [undone] : [];
  });
  const betsOfUndone = await findOrigins(db, undoneWins);
  return entries.flatMap((entry): Deed[] => {
    const origin = origins.get(operationKey(entry));
    const what = entry.kind === 'rollback' ? origin : entry;
    const kind = what && kindOf(what);
    if (!what || !kind) return [];
    const amount = kind === 'bet' || kind === 'win' ? what.realAmount : what.amount;
    if (amount === 0n) return [];
    return [
      { entry, kind, what, amount, bet: what === entry ? origin : betsOfUndone.get(operationKey(what)) },
    ];
  });
}

interface SiteTime {
  readonly site_id: number;
  readonly quarter: number;
  readonly day_start: Date;
  readonly week_start: Date;
}

/** A day begins with a quarter of an hour in every time zone. */
const quarter_ms = 15 * 60_000;

function timeKey(siteId: number, time: Date): string {
  return `${siteId} ${Math.floor(time.getTime() / quarter_ms)}`;
}

/** The days and weeks of their sites in which deeds were done, by `timeKey`: a batch lies in few quarters of an hour. */
async function readTimes(db: Database, deeds: readonly Deed[]): Promise<ReadonlyMap<string, SiteTime>> {
  const keys = new Set(deeds.map(({ entry, what }) => timeKey(entry.siteId, what.postedAt)));
  const asked = [...keys].map((key) => key.split(' ').map(Number));
  const { rows } = await sql<SiteTime>`
    select asked.site_id, asked.quarter,  date_trunc('day', time.at, zone.name) as day_start, date_trunc('week', time.at, zone.name) as week_start
    from unnest(${asked.map(([siteId]) => siteId)}::int[], ${asked.map(([, quarter]) => quarter)}::int[])
      as asked (site_id, quarter)
    left join sites.profile site on site.site_id = asked.site_id
    cross join lateral (select coalesce(site.time_zone, 'UTC') as name) zone
    cross join lateral (select to_timestamp(asked.quarter::float8 * ${quarter_ms / 1000}) as at) time`.execute(
    db,
  );
  return new Map(rows.map((row) => [`${row.site_id} ${row.quarter}`, row]));
}

/** The categories of the games of deeds, by `provider_code/game_code`. */
async function readCategories(db: Database, deeds: readonly Deed[]): Promise<ReadonlyMap<string, string>> {
  const games = new Map(
    deeds.map((deed) => [gameKey(deed), { provider: deed.what.source, game: gameOf(deed) }]),
  );
  const asked = [...games.values()].filter(({ game }) => game !== null);
  if (asked.length === 0) return new Map();
  const { rows } = await sql<{ provider_code: string; game_code: string; category: string }>`
    select game.provider_code, game.game_code, game.category
    from unnest(${asked.map((one) => one.provider)}::text[], ${asked.map((one) => one.game)}::text[])
      as asked (provider_code, game_code)
    join catalog.listed_game game using (provider_code, game_code)`.execute(db);
  return new Map(rows.map((row) => [`${row.provider_code}/${row.game_code}`, row.category]));
}

function gameOf({ entry, what }: Deed): string | null {
  return what.game ?? entry.game;
}

function gameKey(deed: Deed): string {
  return `${deed.what.source}/${gameOf(deed) ?? ''}`;
}

function activityOf(
  deed: Deed,
  known: {
    times: ReadonlyMap<string, SiteTime>;
    categories: ReadonlyMap<string, string>;
    closed: ReadonlySet<string>;
  },
): Activity {
  const { entry, kind, what, amount, bet } = deed;
  const done = known.times.get(timeKey(entry.siteId, what.postedAt));
  if (!done) throw new Error('A time of the ledger has no day');
  const isClosed = (one: PostedOperation | undefined): boolean =>
    one !== undefined && known.closed.has(operationKey(one));
  return {
    siteId: entry.siteId,
    playerId: entry.playerId,
    currency: entry.currency,
    kind,
    sign: what === entry ? 1n : -1n,
    amount,
    at: what.postedAt,
    dayStart: done.day_start,
    weekStart: done.week_start,
    source: what.source,
    externalId: what.externalId,
    betId: what.reference,
    gameCode: gameOf(deed),
    category: known.categories.get(gameKey(deed)) ?? null,
    stake: kind === 'win' ? (bet?.realAmount ?? 0n) : what.realAmount,
    countedStake: kind === 'win' ? (bet ? countedStake(bet) : 0n) : countedStake(what),
    isUndone: isClosed(what) || isClosed(bet),
  };
}

function kindOf({ kind }: PostedOperation): Activity['kind'] | undefined {
  return kind === 'bet' || kind === 'win' || kind === 'deposit' ? kind : undefined;
}
