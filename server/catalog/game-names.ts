import type { Database } from '../kernel/database.ts';

/** The names of games by `<provider_code>/<game_code>`, including games that are no longer offered. */
export async function gameNames(
  db: Database,
  games: readonly { providerCode: string; gameCode: string }[],
): Promise<ReadonlyMap<string, string>> {
  if (games.length === 0) return new Map();
  const rows = await db
    .selectFrom('catalog.game')
    .select(['provider_code', 'game_code', 'game_name'])
    .where('provider_code', 'in', [...new Set(games.map((game) => game.providerCode))])
    .where('game_code', 'in', [...new Set(games.map((game) => game.gameCode))])
    .execute();
  return new Map(rows.map((row) => [`${row.provider_code}/${row.game_code}`, row.game_name]));
}
