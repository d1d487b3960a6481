import type { Database } from '../kernel/database.ts';
import { createRefreshed } from './refreshed.ts';

/** The known games, cached in memory because every bet looks one up. */
export interface GameDirectory {
  /** `closed`: the game is known but takes no bets. */
  standing(providerCode: string, gameCode: string): Promise<'playable' | 'closed' | 'unknown'>;
  /** Drop the cached games, because the catalogue has changed. */
  forget(): void;
}

/** An unknown game triggers a reload, but no more often than this. */
const minAge_ms = 1_000;
const maxAge_ms = 30_000;

export function createGameDirectory(db: Database): GameDirectory {
  const games = createRefreshed({ load: () => loadGames(db), maxAge_ms });

  return {
    standing: async (providerCode, gameCode) => {
      const key = `${providerCode}/${gameCode}`;
      let isPlayable = (await games.get()).get(key);
      if (isPlayable === undefined && games.age_ms() > minAge_ms)
        isPlayable = (await games.reload()).get(key);
      if (isPlayable === undefined) return 'unknown';
      return isPlayable ? 'playable' : 'closed';
    },
    forget: games.forget,
  };
}

async function loadGames(db: Database): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('catalog.listed_game as game')
    .innerJoin('catalog.listed_provider as provider', 'provider.provider_code', 'game.provider_code')
    .select(['game.provider_code', 'game.game_code', 'game.status', 'provider.status as provider_status'])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.provider_code}/${row.game_code}`,
      row.status === 'active' && row.provider_status === 'active',
    ]),
  );
}
