import type { GameFeature, GameTheme } from '@marquee/contract/game-traits.ts';
import type { ApiGame } from './game-filter.ts';

/** Games that have something in common; the filter of the lobby that finds all of its kind is `by: value`. */
export type Shelf = { readonly games: readonly ApiGame[] } & (
  | { readonly by: 'provider'; readonly value: string; readonly name: string }
  | { readonly by: 'theme'; readonly value: GameTheme }
  | { readonly by: 'feature'; readonly value: GameFeature }
);

export interface Shelves {
  /** The most popular ones; none where there are too few games for shelves. */
  readonly popular: readonly ApiGame[];
  readonly shelves: readonly Shelf[];
  /** Those that stand on no shelf, in their order. */
  readonly rest: readonly ApiGame[];
}

/** Fewer games than this are not worth dividing. */
const leastGames = 12;
const popularLength = 8;
/** A shelf has at least so many games, and shows at most so many. */
const leastOnShelf = 4;
const mostOnShelf = 14;

/**
 * Divides games, the most popular first, among shelves: each game stands once. Providers make shelves where there are
 * several; then themes, then features, the largest first.
 */
export function shelvesOf(games: readonly ApiGame[]): Shelves {
  if (games.length < leastGames) return { popular: [], shelves: [], rest: games };
  const shelves: Shelf[] = [];
  let left = games.slice(popularLength);
  const take = (shelf: Shelf): void => {
    shelves.push(shelf);
    const taken = new Set(shelf.games);
    left = left.filter((game) => !taken.has(game));
  };
  if (new Set(games.map((game) => game.provider_code)).size > 1) {
    for (const [code, own] of grouped(left, (game) => [game.provider_code])) {
      const [first] = own;
      if (first) take({ by: 'provider', value: code, name: first.provider_name, games: own });
    }
  }
  for (const [theme, own] of grouped(left, (game) => (game.theme ? [game.theme] : [])))
    take({ by: 'theme', value: theme, games: own });
  for (;;) {
    // A game has several features: what one shelf takes is missing on the next.
    const [largest] = grouped(left, (game) => game.features);
    if (!largest) break;
    take({ by: 'feature', value: largest[0], games: largest[1] });
  }
  // A few that are left would look lost: the smallest shelf joins them.
  const last = shelves.at(-1);
  if (last && left.length > 0 && left.length < leastOnShelf) {
    shelves.pop();
    const open = new Set([...last.games, ...left]);
    left = games.filter((game) => open.has(game));
  }
  return { popular: games.slice(0, popularLength), shelves, rest: left };
}

/** The games of each value that has enough of them, those with most games first. */
function grouped<Value>(
  games: readonly ApiGame[],
  valuesOf: (game: ApiGame) => readonly Value[],
): (readonly [Value, readonly ApiGame[]])[] {
  const groups = new Map<Value, ApiGame[]>();
  for (const game of games) {
    for (const value of valuesOf(game)) groups.set(value, [...(groups.get(value) ?? []), game]);
  }
  return [...groups]
    .filter(([, own]) => own.length >= leastOnShelf)
    .toSorted(([, a], [, b]) => b.length - a.length)
    .map(([value, own]) => [value, own.slice(0, mostOnShelf)] as const);
}
