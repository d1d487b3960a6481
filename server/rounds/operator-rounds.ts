/** Rounds as operators look for them: of every player and provider, as far as the ledger knows. */
import { roundStates } from '@marquee/contract/operator-entities.ts';
import { sql, type Database } from '../kernel/database.ts';
import type { Minor } from '../kernel/money.ts';

export interface OperatorRound {
  readonly siteId: number;
  readonly siteCode: string;
  readonly playerId: bigint;
  readonly accountId: string;
  readonly providerCode: string;
  readonly providerName: string;
  readonly roundId: string;
  readonly gameCode: string;
  readonly gameName: string;
  readonly currency: string;
  readonly stake: Minor;
  readonly payout: Minor;
  readonly state: (typeof roundStates)[number];
  readonly openedAt: Date;
  readonly updatedAt: Date;
  /** When it began, in microseconds since 1970, which a Date does not hold. */
  readonly openedAt_us: bigint;
}

/** Where a list goes on: behind this round. */
export type RoundPlace = readonly [openedAt_us: string, playerId: string, roundId: string];

export interface OperatorRoundQuery {
  /** Undefined for all. */
  readonly sites: readonly number[] | undefined;
  readonly roundId?: string | undefined;
  readonly accountId?: string | undefined;
  readonly providerCode?: string | undefined;
  readonly gameCode?: string | undefined;
  readonly state?: (typeof roundStates)[number] | undefined;
  /** Inclusive. */
  readonly from?: Date | undefined;
  /** Exclusive. */
  readonly to?: Date | undefined;
  readonly minStake?: Minor | undefined;
  readonly minPayout?: Minor | undefined;
  readonly after?: RoundPlace | undefined;
  readonly limit: number;
}

type Row = Omit<OperatorRound, 'state'> & { readonly state: string };

const columns = sql`r.site_id as "siteId", site.site_code as "siteCode", r.player_id as "playerId",
  account.account_id as "accountId", r.provider_code as "providerCode",
  coalesce(provider.provider_name, r.provider_code) as "providerName", r.round_id as "roundId", r.game_code as "gameCode",
  coalesce(game.game_name, r.game_code) as "gameName", r.currency, r.stake, r.payout, r.status as state,
  r.opened_at as "openedAt", r.updated_at as "updatedAt", (extract(epoch from r.opened_at) * 1000000)::bigint as "openedAt_us"`;

const named = sql`
  join sites.profile site on site.site_id = r.site_id
  join players.account account on account.site_id = r.site_id and account.player_id = r.player_id
  left join catalog.listed_provider provider on provider.provider_code = r.provider_code
  left join catalog.listed_game game on game.provider_code = r.provider_code and game.game_code = r.game_code`;

function decode(row: Row): OperatorRound {
  return { ...row, state: roundStates.find((state) => state === row.state) ?? 'open' };
}

/** Rounds, latest first; open ones with the oldest first, because those that stay open need a look. */
export async function listOperatorRounds(db: Database, query: OperatorRoundQuery): Promise<OperatorRound[]> {
  const { sites, after, state } = query;
  const isOldestFirst = state === 'open';
  const direction = isOldestFirst ? sql`asc` : sql`desc`;
  const beyond = isOldestFirst ? sql`>` : sql`<`;
  const place =
    after &&
    sql`('epoch'::timestamptz + ${after[0]}::bigint * interval '1 microsecond', ${after[1]}::bigint, ${after[2]}::text)`;
  const conditions = [
    sites && sql`r.site_id = any(${sites}::int[])`,
    query.roundId !== undefined && sql`r.round_id = ${query.roundId}`,
    query.accountId !== undefined &&
      sql`(r.site_id, r.player_id) in (select site_id, player_id from players.account where account_id = ${query.accountId})`,
    query.providerCode !== undefined && sql`r.provider_code = ${query.providerCode}`,
    query.gameCode !== undefined && sql`r.game_code = ${query.gameCode}`,
    state !== undefined && sql`r.status = ${state}`,
    query.from && sql`r.opened_at >= ${query.from}`,
    query.to && sql`r.opened_at < ${query.to}`,
    query.minStake !== undefined && sql`r.stake >= ${query.minStake}`,
    query.minPayout !== undefined && sql`r.payout >= ${query.minPayout}`,
    place && sql`(r.opened_at, r.player_id, r.round_id) ${beyond} ${place}`,
  ].filter((condition) => condition !== false && condition !== undefined);
  const where = conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
  const { rows } = await sql<Row>`
    select ${columns}
    from (
      select * from rounds.round r where ${where}
      order by r.opened_at ${direction}, r.player_id ${direction}, r.round_id ${direction}
      limit ${query.limit}
    ) r
    ${named}
    order by r.opened_at ${direction}, r.player_id ${direction}, r.round_id ${direction}`.execute(db);
  return rows.map(decode);
}

export interface RoundKey {
  readonly playerId: bigint;
  readonly providerCode: string;
  readonly roundId: string;
}

/** One round, if it is of these sites. */
export async function findOperatorRound(
  db: Database,
  sites: readonly number[] | undefined,
  key: RoundKey,
): Promise<OperatorRound | undefined> {
  const { rows } = await sql<Row>`
    select ${columns} from rounds.round r ${named}
    where r.player_id = ${key.playerId} and r.provider_code = ${key.providerCode} and r.round_id = ${key.roundId}
      and (${sites === undefined} or r.site_id = any(${sites ?? []}::int[]))`.execute(db);
  const [row] = rows;
  return row && decode(row);
}

/** How many rounds of a site are open, by `PROVIDER/game`. */
export async function countOpenRounds(db: Database, siteId: number): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('rounds.round')
    .select(['provider_code', 'game_code', sql<number>`count(*)::int`.as('open')])
    .where('site_id', '=', siteId)
    .where('status', '=', 'open')
    .groupBy(['provider_code', 'game_code'])
    .execute();
  return new Map(rows.map((row) => [`${row.provider_code}/${row.game_code}`, row.open]));
}
