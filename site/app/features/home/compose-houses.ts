import type { gameSchema } from '@marquee/contract/entities.ts';
import type { GameFeature, GameTheme } from '@marquee/contract/game-traits.ts';
import type { z } from 'zod';

type ApiGame = z.infer<typeof gameSchema>;

/** Games of a category that one filter of its lobby finds: `by: value`. */
export type ComposedHouse = { readonly total: number; readonly games: readonly ApiGame[] } & (
  | { readonly by: 'provider'; readonly value: string; readonly name: string }
  | { readonly by: 'theme'; readonly value: GameTheme }
  | { readonly by: 'feature'; readonly value: GameFeature }
);

interface ComposedWing {
  readonly category: string;
  readonly total: number;
  readonly houses: readonly ComposedHouse[];
  /** The first games of a category that has no houses. */
  readonly games: readonly ApiGame[];
}

/** So many houses of a category are shown, or games where it has none; and so many games of each house. */
const mostTiles = 6;
const mostGames = 6;
/** A category with fewer games is not divided, and fewer games are no house. */
const leastDivided = 10;
const leastInHouse = { provider: 1, theme: 4, feature: 4 } as const;

/**
 * The games of each category, the most popular first, by house. Providers are the houses where a category has several. Where it has one,
 * its games are divided by what they are about, and then by what they do, the largest house first.
 */
export function composeHouses(
  games: readonly ApiGame[],
  categories: readonly string[],
): readonly ComposedWing[] {
  return categories.flatMap((category) => {
    const own = games.filter((game) => game.category === category);
    if (own.length === 0) return [];
    const houses = housesOf(own).slice(0, mostTiles);
    return [{ category, total: own.length, houses, games: houses.length > 0 ? [] : own.slice(0, mostTiles) }];
  });
}

function housesOf(games: readonly ApiGame[]): readonly ComposedHouse[] {
  const providers = grouped(games, (game) => [game.provider_code], leastInHouse.provider);
  if (providers.length > 1)
    return providers.map(([value, own]) => ({
      by: 'provider',
      value,
      name: own[0]?.provider_name ?? value,
      ...shown(own),
    }));
  if (games.length < leastDivided) return [];
  const themes = grouped(games, (game) => (game.theme ? [game.theme] : []), leastInHouse.theme);
  const features = grouped(games, (game) => game.features, leastInHouse.feature);
  return [
    ...themes.map(([value, own]): ComposedHouse => ({ by: 'theme', value, ...shown(own) })),
    ...features.map(([value, own]): ComposedHouse => ({ by: 'feature', value, ...shown(own) })),
  ];
}

function shown(games: readonly ApiGame[]): { readonly total: number; readonly games: readonly ApiGame[] } {
  return { total: games.length, games: games.slice(0, mostGames) };
}

/** The games of each value that has enough of them, those with most games first. */
function grouped<Value>(
  games: readonly ApiGame[],
  valuesOf: (game: ApiGame) => readonly Value[],
  least: number,
): (readonly [Value, readonly ApiGame[]])[] {
  const groups = new Map<Value, ApiGame[]>();
  for (const game of games) {
    for (const value of valuesOf(game)) groups.set(value, [...(groups.get(value) ?? []), game]);
  }
  return [...groups].filter(([, own]) => own.length >= least).toSorted(([, a], [, b]) => b.length - a.length);
}
