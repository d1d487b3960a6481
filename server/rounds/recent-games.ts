import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { findGames, type Game } from '../catalog/games.ts';
import { sql } from '../kernel/database.ts';

/** How many games count as recently played. */
const recentCount = 12;

/**
 * The games that a player opened most recently, newest first and without duplicates. Games that the site no longer
 * offers are left out.
 */
export async function recentGames(app: App, session: PlayerSession): Promise<Game[]> {
  const { rows } = await sql<{ providerCode: string; gameCode: string }>`
    select provider_code as "providerCode", game_code as "gameCode" from rounds.game_session
    where site_id = ${session.siteId} and player_id = ${session.playerId}
    group by provider_code, game_code order by max(created_at) desc limit ${recentCount}`.execute(app.db);
  return findGames(app.db, session.siteId, rows, app.clock.now());
}
