import type { Database } from '../kernel/database.ts';
import { createRefreshed } from './refreshed.ts';

/** The known games, cached in memory because every bet looks one up. */
export interface GameDirectory {
  /** `closed`: the game is known but begins no rounds, anywhere or on this site. */
  standing(
    siteId: number,
    providerCode: string,
    gameCode: string,
  ): Promise<'playable' | 'closed' | 'unknown'>;
  /** Drop the cached games, because the catalogue has changed. */
  forget(): void;
}

/** An unknown game triggers a reload, but no more often than this. */
const minAge_ms = 1_000;
const maxAge_ms = 30_000;

export function createGameDirectory(db: Database): GameDirectory {
  const games = createRefreshed({ load: () => loadGames(db), maxAge_ms });

  return {
    standing: async (siteId, providerCode, gameCode) => {
      const key = `${providerCode}/${gameCode}`;
      let known = await games.get();
      if (!known.playable.has(key) && games.age_ms() > minAge_ms) known = await games.reload();
      const isPlayable = known.playable.get(key);
      if (isPlayable === undefined) return 'unknown';
      return isPlayable && !known.disabled.has(`${siteId} ${key}`) ? 'playable' : 'closed';
    },
    forget: games.forget,
  };
}

interface KnownGames {
  readonly playable: ReadonlyMap<string, boolean>;
  /** Those that a site has disabled, by site and key. */
  readonly disabled: ReadonlySet<string>;
}

async function loadGames(db: Database): Promise<KnownGames> {
  const disabled = await db.selectFrom('catalog.disabled_game').selectAll().execute();
  const rows = await db
    .selectFrom('catalog.listed_game as game')
    .innerJoin('catalog.listed_provider as provider', 'provider.provider_code', 'game.provider_code')
    .select(['game.provider_code', 'game.game_code', 'game.status', 'provider.status as provider_status'])
    .execute();
  return {
    playable: new Map(
      rows.map((row) => [
        `${row.provider_code}/${row.game_code}`,
        row.status === 'active' && row.provider_status === 'active',
      ]),
    ),
    disabled: new Set(
      disabled.map(({ site_id, provider_code, game_code }) => `${site_id} ${provider_code}/${game_code}`),
    ),
  };
}
