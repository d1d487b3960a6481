import { sql, type Database } from '../kernel/database.ts';
import { exclusionKindOf, returnPossibleFrom } from './exclusion-state.ts';

type Sites = readonly number[] | undefined;

/** Exclusions of the sites, latest first, before an id if one is given. */
export async function listExclusions(
  db: Database,
  query: {
    readonly sites: Sites;
    readonly state: 'in_force' | 'asked' | 'all';
    readonly now: Date;
    readonly before?: string | undefined;
    readonly limit: number;
  },
) {
  let found = exclusions(db, query.sites);
  if (query.state !== 'all') {
    found = found
      .where('exclusion.lifted_at', 'is', null)
      .where((eb) =>
        eb.or([eb('exclusion.returns_at', 'is', null), eb('exclusion.returns_at', '>', query.now)]),
      );
  }
  if (query.state === 'asked') {
    found = found
      .where('exclusion.kind', '=', 'indefinite')
      .where('exclusion.return_requested_at', 'is not', null)
      .where('exclusion.returns_at', 'is', null);
  }
  if (query.before !== undefined) found = found.where('exclusion.exclusion_id', '<', query.before);
  const rows = await found.orderBy('exclusion.exclusion_id', 'desc').limit(query.limit).execute();
  return rows.map((row) => withStanding(row, query.now));
}

function exclusions(db: Database, sites: Sites) {
  const found = db
    .selectFrom('safety.exclusion as exclusion')
    .innerJoin('players.account as player', (join) =>
      join
        .onRef('player.site_id', '=', 'exclusion.site_id')
        .onRef('player.player_id', '=', 'exclusion.player_id'),
    )
    .innerJoin('sites.profile as site', 'site.site_id', 'exclusion.site_id')
    .selectAll('exclusion')
    .select(['player.account_id', 'site.site_code']);
  return sites ? found.where('exclusion.site_id', 'in', sites.length > 0 ? sites : [-1]) : found;
}

type Row = Awaited<ReturnType<ReturnType<typeof exclusions>['executeTakeFirstOrThrow']>>;

/** An exclusion of one of the sites, or undefined. */
export async function findExclusion(db: Database, sites: Sites, exclusionId: string, now: Date) {
  const row = await exclusions(db, sites)
    .where('exclusion.exclusion_id', '=', exclusionId)
    .executeTakeFirst();
  return row && withStanding(row, now);
}

/** An exclusion with its kind, from when its player may ask to return, and whether it can be lifted. */
function withStanding(row: Row, now: Date) {
  const kind = exclusionKindOf(row.kind);
  const askFrom = returnPossibleFrom({ kind, started_at: row.started_at, ends_at: row.ends_at });
  return { ...row, kind, askFrom, lift: liftOf({ ...row, kind }, now) };
}

function liftOf(row: Pick<Row, 'returns_at' | 'return_requested_at'> & { kind: string }, now: Date) {
  if (row.returns_at !== null && row.returns_at <= now) return 'over' as const;
  if (row.kind === 'time_out') return 'ends_by_itself' as const;
  if (row.returns_at !== null) return 'approved' as const;
  if (row.kind === 'definite') return 'player_asks' as const;
  return row.return_requested_at === null ? ('not_asked' as const) : ('possible' as const);
}

/** Players of the sites with limits of their own or of an operator, by their number, after one if it is given. */
export async function listLimitedPlayers(
  db: Database,
  query: { readonly sites: Sites; readonly after?: bigint | undefined; readonly limit: number },
) {
  const within = query.sites ? sql`and site_id = any(${[...query.sites]}::int[])` : sql``;
  const { rows } = await sql<{
    player_id: bigint;
    site_code: string;
    account_id: string;
    currency: string;
    limits: { kind: string; window: string; set_by: string; value: string }[];
  }>`
    select player.player_id, site.site_code, player.account_id, player.currency, chosen.limits
    from (
      select site_id, player_id,
        json_agg(json_build_object('kind', kind, 'window', limit_window, 'set_by', set_by, 'value', value::text)
          order by kind, limit_window, set_by) as limits
      from (
        select site_id, player_id, limit_kind as kind, limit_window, set_by, amount as value from ledger.limit_of_player
        union all
        select site_id, player_id, 'session_time', limit_window, set_by, minutes from safety.time_limit
      ) one
      where player_id > ${query.after ?? 0n} ${within}
      group by site_id, player_id
      order by player_id
      limit ${query.limit}
    ) chosen
    join players.account player on player.site_id = chosen.site_id and player.player_id = chosen.player_id
    join sites.profile site on site.site_id = chosen.site_id
    order by player.player_id`.execute(db);
  return rows;
}
