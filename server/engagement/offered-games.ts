import type { Database } from '../kernel/database.ts';
import { sql } from '../kernel/database.ts';

export interface GameName {
  readonly providerCode: string;
  readonly gameCode: string;
}

export interface OfferedGame {
  readonly provider_code: string;
  readonly game_code: string;
  readonly game_name: string;
}

/** Those of the named games that a site offers and that are not switched off. */
export async function offeredGames(
  db: Database,
  siteId: number,
  names: readonly GameName[],
): Promise<OfferedGame[]> {
  const { rows } = await sql<OfferedGame>`
    select game.provider_code, game.game_code, game.game_name
    from catalog.listed_game game join catalog.offer using (provider_code)
    where site_id = ${siteId} and game.status = 'active' and (game.provider_code, game.game_code) in (
      select * from unnest(${names.map((name) => name.providerCode)}::text[], ${names.map((name) => name.gameCode)}::text[]))`.execute(
    db,
  );
  return rows;
}
