import type { gameSchema } from '@marquee/contract/entities.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';

export type ApiGame = z.infer<typeof gameSchema>;

export const lobbySorts = ['popular', 'new', 'name', 'rtp'] as const;
export type LobbySort = (typeof lobbySorts)[number];

export interface LobbyFilter {
  readonly search: string;
  readonly provider: string;
  readonly volatility: string;
  readonly sort: LobbySort;
}

/** The filter that lets every game through. */
export const everyGame: LobbyFilter = { search: '', provider: '', volatility: '', sort: 'popular' };

/** The order that a word names; the most popular first where it names none. */
export function lobbySort(word: string | null): LobbySort {
  return lobbySorts.find((sort) => sort === word) ?? everyGame.sort;
}

/** The filter that an address asks for. */
export function readFilter(params: URLSearchParams): LobbyFilter {
  return {
    search: params.get('search') ?? '',
    provider: params.get('provider') ?? '',
    volatility: params.get('volatility') ?? '',
    sort: lobbySort(params.get('sort')),
  };
}

/** A filter as an address keeps it: what lets every game through is left out. What else the address says stays. */
export function writeFilter(filter: LobbyFilter, params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of ['search', 'provider', 'volatility', 'sort'] as const) {
    if (filter[name] === everyGame[name]) next.delete(name);
    else next.set(name, filter[name]);
  }
  return next;
}

/** Letters and digits only, without accents, so that "samurai-moon" is found by "Samurai moon". */
function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** The games that a filter lets through, sorted. `popular` keeps the order of the API. */
export function filterGames(games: readonly ApiGame[], filter: LobbyFilter): ApiGame[] {
  const wanted = plain(filter.search);
  const found = games.filter(
    (game) =>
      (filter.provider === '' || game.provider_code === filter.provider) &&
      (filter.volatility === '' || game.volatility === filter.volatility) &&
      plain(game.game_name).includes(wanted),
  );
  switch (filter.sort) {
    case 'popular':
      return found;
    case 'new':
      return found.toSorted((a, b) => Number(b.is_new) - Number(a.is_new));
    case 'name':
      return found.toSorted((a, b) => a.game_name.localeCompare(b.game_name));
    case 'rtp':
      return found.toSorted((a, b) => {
        const difference = toMinor(b.rtp_percent ?? '0') - toMinor(a.rtp_percent ?? '0');
        return difference > 0n ? 1 : difference < 0n ? -1 : 0;
      });
  }
}
