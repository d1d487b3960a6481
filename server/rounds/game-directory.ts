import type { Database } from '../kernel/database.ts';
import { createRefreshed } from './refreshed.ts';

/** Which games there are, in memory, for the path of a bet. */
export interface GameDirectory {
  /** `playable`, `closed` (it is known, and takes no bets) or `unknown`. */
  standing(providerCode: string, gameCode: string): Promise<'playable' | 'closed' | 'unknown'>;
  /** Read the games again, because the catalogue has changed. */
  forget(): void;
}

/** A game that is not known yet makes the directory look again, but no more often than this. */
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
