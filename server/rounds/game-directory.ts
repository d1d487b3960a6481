import type { Database } from '../kernel/database.ts';

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
  let loading: Promise<ReadonlyMap<string, boolean>> | undefined;
  let loadedAt_ms = 0;

  function load(): Promise<ReadonlyMap<string, boolean>> {
    loadedAt_ms = performance.now();
    const next = loadGames(db);
    loading = next;
    next.catch(() => {
      if (loading === next) loading = undefined;
    });
    return next;
  }

  return {
    standing: async (providerCode, gameCode) => {
      const key = `${providerCode}/${gameCode}`;
      let age_ms = performance.now() - loadedAt_ms;
      let isPlayable = (await (loading && age_ms < maxAge_ms ? loading : load())).get(key);
      age_ms = performance.now() - loadedAt_ms;
      if (isPlayable === undefined && age_ms > minAge_ms) isPlayable = (await load()).get(key);
      if (isPlayable === undefined) return 'unknown';
      return isPlayable ? 'playable' : 'closed';
    },
    forget: () => {
      loading = undefined;
    },
  };
}

async function loadGames(db: Database): Promise<ReadonlyMap<string, boolean>> {
  const rows = await db
    .selectFrom('catalog.game as game')
    .innerJoin('catalog.provider as provider', 'provider.provider_code', 'game.provider_code')
    .select(['game.provider_code', 'game.game_code', 'game.status', 'provider.status as provider_status'])
    .execute();
  return new Map(
    rows.map((row) => [
      `${row.provider_code}/${row.game_code}`,
      row.status === 'active' && row.provider_status === 'active',
    ]),
  );
}
