import { gameNameIn } from '../../words/game-names.ts';
import type { gameSchema } from '@marquee/contract/entities.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';
import { passes } from './facets.ts';
import { matchNames, searchedName, type SearchedName } from './name-match.ts';

export type ApiGame = z.infer<typeof gameSchema>;

export const lobbySorts = ['popular', 'new', 'name', 'rtp'] as const;
export type LobbySort = (typeof lobbySorts)[number];

export interface LobbyFilter {
  readonly search: string;
  readonly provider: string;
  readonly feature: string;
  readonly theme: string;
  readonly volatility: string;
  readonly sort: LobbySort;
  /** The player's favourites only. */
  readonly favourites: boolean;
}

/** The filter that lets every game through. */
export const everyGame: LobbyFilter = {
  search: '',
  provider: '',
  feature: '',
  theme: '',
  volatility: '',
  sort: 'popular',
  favourites: false,
};

/** The order that a word names; the most popular first where it names none. */
export function lobbySort(word: string | null): LobbySort {
  return lobbySorts.find((sort) => sort === word) ?? everyGame.sort;
}

/** The filter that an address asks for. */
export function readFilter(params: URLSearchParams): LobbyFilter {
  return {
    search: params.get('search') ?? '',
    provider: params.get('provider') ?? '',
    feature: params.get('feature') ?? '',
    theme: params.get('theme') ?? '',
    volatility: params.get('volatility') ?? '',
    sort: lobbySort(params.get('sort')),
    favourites: params.has('favourites'),
  };
}

/** A filter as an address keeps it: what lets every game through is left out. What else the address says stays. */
export function writeFilter(filter: LobbyFilter, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['search', 'provider', 'feature', 'theme', 'volatility', 'sort'] as const) {
    if (filter[name] === everyGame[name]) next.delete(name);
    else next.set(name, filter[name]);
  }
  if (filter.favourites) next.set('favourites', '1');
  else next.delete('favourites');
  return next;
}

/** Games are prepared once, however often they are filtered. */
const names = new WeakMap<ApiGame, SearchedName>();
const orders = new WeakMap<readonly ApiGame[], Map<LobbySort, readonly ApiGame[]>>();

/** The name of a game as it is searched. */
export function nameOf(game: ApiGame): SearchedName {
  const known = names.get(game);
  if (known) return known;
  // A Chinese player may look for either name.
  const called = new Set([game.game_name, gameNameIn('CN', game)]);
  const name = searchedName([...called].join(' '));
  names.set(game, name);
  return name;
}

/** The same games in another order. `popular` keeps the order of the API. */
function sortGames(games: readonly ApiGame[], sort: LobbySort): readonly ApiGame[] {
  switch (sort) {
    case 'popular':
      return games;
    case 'new':
      return games.toSorted((a, b) => Number(b.is_new) - Number(a.is_new));
    case 'name':
      return games.toSorted((a, b) => a.game_name.localeCompare(b.game_name, 'en'));
    case 'rtp':
      return games
        .map((game) => ({ game, rtp: toMinor(game.rtp_percent ?? '0') }))
        .toSorted((a, b) => (b.rtp > a.rtp ? 1 : b.rtp < a.rtp ? -1 : 0))
        .map(({ game }) => game);
  }
}

function inOrder(games: readonly ApiGame[], sort: LobbySort): readonly ApiGame[] {
  const known = orders.get(games)?.get(sort);
  if (known) return known;
  const sorted = sortGames(games, sort);
  orders.set(games, (orders.get(games) ?? new Map<LobbySort, readonly ApiGame[]>()).set(sort, sorted));
  return sorted;
}

/** The games that a filter lets through, sorted; what was searched for is likest first, and sorted otherwise. */
export function filterGames(
  games: readonly ApiGame[],
  filter: LobbyFilter,
  isFavourite: (game: ApiGame) => boolean = () => true,
): ApiGame[] {
  const chosen = inOrder(games, filter.sort).filter(
    (game) => passes(game, filter) && (!filter.favourites || isFavourite(game)),
  );
  return matchNames(chosen, nameOf, filter.search);
}
