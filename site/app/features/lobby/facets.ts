import type { ApiGame, LobbyFilter } from './game-filter.ts';

/** A choice of a filter, and how many games it would find with the other filters as they are. */
export interface Choice {
  readonly value: string;
  readonly count: number;
}

export type FacetName = 'provider' | 'feature' | 'theme' | 'volatility';

const valuesOf: Readonly<Record<FacetName, (game: ApiGame) => readonly string[]>> = {
  provider: (game) => [game.provider_code],
  feature: (game) => game.features,
  theme: (game) => (game.theme ? [game.theme] : []),
  volatility: (game) => (game.volatility ? [game.volatility] : []),
};

/** Whether a game passes the filters by provider, feature, theme and volatility, but for the one that is `open`. */
export function passes(game: ApiGame, filter: LobbyFilter, open?: FacetName): boolean {
  return (['provider', 'feature', 'theme', 'volatility'] as const).every(
    (name) => name === open || filter[name] === '' || valuesOf[name](game).includes(filter[name]),
  );
}

/** The choices of one filter, those with most games first. A chosen one stays, even where it finds nothing. */
export function choicesOf(games: readonly ApiGame[], filter: LobbyFilter, name: FacetName): Choice[] {
  const counts = new Map<string, number>();
  if (filter[name] !== '') counts.set(filter[name], 0);
  for (const game of games) {
    if (!passes(game, filter, name)) continue;
    for (const value of valuesOf[name](game)) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return [...counts].map(([value, count]) => ({ value, count })).toSorted((a, b) => b.count - a.count);
}
