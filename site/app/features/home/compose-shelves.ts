import type { gameSchema } from '@marquee/contract/entities.ts';
import { toMinor } from '@marquee/ui/data/decimal.ts';
import type { z } from 'zod';

type ApiGame = z.infer<typeof gameSchema>;

/** A row of games on the home page, and where all of its kind are. */
export interface HomeShelf {
  readonly id: 'hot' | 'new' | 'high' | 'rtp' | 'gentle' | 'popular';
  readonly href: string;
  readonly games: readonly ApiGame[];
}

/** How many games the first row shows at most unless a template wants fewer, and how many the others: the lobby has them all. */
const firstLength = 12;
const length = 8;
/** A row of fewer is left to the last one. */
const fewest = 3;

/**
 * The rows of the home page out of the site's lists. No game is in two of them, nor in the spotlight and a row, nor in a
 * banner and the first row, which is seen with it; what no row took is in the last.
 */
export function composeShelves(lists: {
  readonly hot: readonly ApiGame[];
  readonly fresh: readonly ApiGame[];
  readonly featured: readonly ApiGame[];
  readonly popular: readonly ApiGame[];
  readonly all: readonly ApiGame[];
  /** The games that the banners over the rows show, by `<provider_code>/<game_code>`. */
  readonly inBanners: readonly string[];
  /** Whether the template shows one game large. */
  readonly hasSpotlight: boolean;
  readonly first?: number | undefined;
}): { readonly shelves: readonly HomeShelf[]; readonly spotlight: ApiGame | undefined } {
  const { hot, fresh, featured, popular, all, inBanners, hasSpotlight, first = firstLength } = lists;
  const large = featured[0] ?? all.find((game) => !hot.some((other) => keyOf(other) === keyOf(game)));
  const spotlight = hasSpotlight ? large : undefined;
  const shown = new Set(spotlight ? [keyOf(spotlight)] : []);
  const take = (id: HomeShelf['id'], href: string, games: readonly ApiGame[], most = length): HomeShelf[] => {
    const unseen = games.filter((game) => !shown.has(keyOf(game))).slice(0, most);
    if (unseen.length < (id === 'popular' || id === 'hot' ? 1 : fewest)) return [];
    for (const game of unseen) shown.add(keyOf(game));
    return [{ id, href, games: unseen }];
  };
  // The rows that lead to the slots hold no others.
  const slots = all.filter(isSlot);
  const byRtp = slots
    .filter((game) => game.rtp_percent !== null)
    .toSorted((a, b) => (toMinor(a.rtp_percent ?? '0') < toMinor(b.rtp_percent ?? '0') ? 1 : -1));
  const shelves = [
    // The hot games lead; popular ones fill the row up, so that it ends evenly.
    ...take(
      'hot',
      '/hot',
      once([...hot, ...popular]).filter((game) => !inBanners.includes(keyOf(game))),
      first,
    ),
    ...take('new', '/slots?sort=new', fresh),
    ...take(
      'high',
      '/slots?volatility=high',
      slots.filter((game) => game.volatility === 'high'),
    ),
    ...take(
      'gentle',
      '/slots?volatility=low',
      slots.filter((game) => game.volatility === 'low'),
    ),
    ...take('rtp', '/slots?sort=rtp', byRtp, 6),
    ...take('popular', '/slots', once([...popular, ...all]).filter(isSlot)),
  ];
  return { shelves: withoutLeftovers(shelves), spotlight };
}

/** One or two games that no row took are no row: they stand at the end of the one before, unless that is the first. */
function withoutLeftovers(shelves: readonly HomeShelf[]): readonly HomeShelf[] {
  const last = shelves.at(-1);
  const before = shelves.at(-2);
  if (!last || !before || before === shelves[0] || last.games.length >= fewest) return shelves;
  return [...shelves.slice(0, -2), { ...before, games: [...before.games, ...last.games] }];
}

function isSlot({ category }: ApiGame): boolean {
  return category === 'slot_game';
}

function keyOf({ provider_code, game_code }: ApiGame): string {
  return `${provider_code}/${game_code}`;
}

/** The games in their order, each once. */
function once(games: readonly ApiGame[]): ApiGame[] {
  return [...new Map(games.map((game) => [keyOf(game), game])).values()];
}
