import type { App } from './app.ts';
import { sql } from '../kernel/database.ts';
import type { SiteFilter, ViewedKey } from './operator-view.ts';

export interface TraceLink {
  readonly playerId: bigint;
  readonly kind: 'device' | 'address';
  /** When the other one last came from the same address. */
  readonly lastAt: Date | null;
}

/** How far back addresses are compared. */
const lookBack_ms = 90 * 86_400_000;
const atMost = 200;

/** Other accounts of the sites with the device of a player's sign-up, or with an address of their sessions. */
export async function linkedByTrace(
  app: Pick<App, 'db' | 'clock'>,
  { siteId, playerId }: ViewedKey,
  sites: SiteFilter,
): Promise<TraceLink[]> {
  const within = sites ? sql`and other.site_id = any(${[...sites]}::int[])` : sql``;
  const since = new Date(app.clock.now().getTime() - lookBack_ms);
  const [devices, addresses] = await Promise.all([
    sql<{ player_id: bigint }>`
      select distinct other.player_id
      from players.player own
      cross join lateral (
        select site_id, player_id from players.player
        where visitor_id = own.visitor_id and visitor_id <> ''
        union all
        select site_id, player_id from players.player where fbp = own.fbp and fbp <> ''
      ) other
      where own.site_id = ${siteId} and own.player_id = ${playerId} and other.player_id <> ${playerId} ${within}
      limit ${atMost}`.execute(app.db),
    sql<{ player_id: bigint; last_at: Date }>`
      select other.player_id, max(other.created_at) as last_at
      from (
        select distinct ip from players.session
        where site_id = ${siteId} and player_id = ${playerId} and created_at > ${since} and ip is not null
      ) own
      join players.session other on other.ip = own.ip and other.created_at > ${since} and other.player_id <> ${playerId} ${within}
      group by other.player_id
      order by last_at desc
      limit ${atMost}`.execute(app.db),
  ]);
  return [
    ...devices.rows.map((row) => ({ playerId: row.player_id, kind: 'device' as const, lastAt: null })),
    ...addresses.rows.map((row) => ({
      playerId: row.player_id,
      kind: 'address' as const,
      lastAt: row.last_at,
    })),
  ];
}
