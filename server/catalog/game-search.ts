import {
  isGameFeature,
  isGameTheme,
  type GameFeature,
  type GameTheme,
} from '@marquee/contract/game-traits.ts';
import { sql, type Database } from '../kernel/database.ts';
import { columns, gamesOf, placing, present, type Game } from './games.ts';

export interface GameFilter {
  category: string;
  providerCode: string;
  mark: 'all' | 'hot' | 'new' | 'featured';
  /** Empty for any; so for `feature` and `theme`. */
  volatility: '' | 'low' | 'medium' | 'high';
  feature: '' | GameFeature;
  theme: '' | GameTheme;
  /** Matches names by substring or by similarity, so small typos still match. */
  search: string;
  sort: 'popular' | 'new' | 'name' | 'rtp';
  page: number;
  pageSize: number;
}

type Volatility = NonNullable<Game['volatility']>;

/** How many games each choice of a filter would find, with the other filters as they are. */
export interface Facets {
  providers: { provider_code: string; provider_name: string; count: number }[];
  features: { feature: GameFeature; count: number }[];
  themes: { theme: GameTheme; count: number }[];
  volatilities: { volatility: Volatility; count: number }[];
}

/** The minimum similarity (pg_trgm's word similarity) between a name and the search text. */
const similarityThreshold = 0.4;

/** A page of a site's games. `total` counts all matches. */
export async function listGames(
  db: Database,
  siteId: number,
  filter: GameFilter,
  now: Date,
): Promise<{ total: number; games: Game[]; facets: Facets }> {
  const search = filter.search.toLowerCase();
  const named = namedGames(db, siteId, filter, now);
  const groups = await named
    .select([
      'game.provider_code',
      'provider.provider_name',
      'game.volatility',
      'game.theme',
      'game.features',
      sql<number>`count(*)::int`.as('count'),
    ])
    .groupBy([
      'game.provider_code',
      'provider.provider_name',
      'game.volatility',
      'game.theme',
      'game.features',
    ])
    .orderBy('provider.provider_name')
    .execute();

  let matching = named;
  if (filter.providerCode) matching = matching.where('game.provider_code', '=', filter.providerCode);
  if (filter.volatility) matching = matching.where('game.volatility', '=', filter.volatility);
  if (filter.theme) matching = matching.where('game.theme', '=', filter.theme);
  if (filter.feature)
    matching = matching.where('game.features', '@>', sql<string[]>`array[${filter.feature}]`);
  let ordered = matching.select(columns);
  if (search) ordered = ordered.orderBy(sql`word_similarity(${search}, lower(game.game_name))`, 'desc');
  if (filter.sort === 'new') ordered = ordered.orderBy('game.released_at', 'desc');
  if (filter.sort === 'rtp') ordered = ordered.orderBy(sql`game.rtp_percent desc nulls last`);
  if (filter.sort === 'popular') {
    ordered = ordered.orderBy(sql.join(placing.order));
  }
  const rows = await ordered
    .orderBy('game.game_name')
    .orderBy('game.game_code')
    .limit(filter.pageSize)
    .offset((filter.page - 1) * filter.pageSize)
    .execute();
  const total = groups.reduce((sum, group) => (fits(group, filter, '') ? sum + group.count : sum), 0);
  return { total, games: rows.map((row) => present(row, now)), facets: facetsOf(groups, filter) };
}

/** The games that the category, the mark and the name let through. */
function namedGames(db: Database, siteId: number, filter: GameFilter, now: Date) {
  const search = filter.search.toLowerCase();
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  let named = gamesOf(db, siteId);
  if (filter.category && filter.category !== 'hot') {
    named = named.where('game.category', '=', filter.category);
  }
  if (filter.mark === 'hot' || filter.category === 'hot') named = named.where(placing.isHot);
  if (filter.mark === 'featured') named = named.where(placing.isFeatured);
  if (filter.mark === 'new') named = named.where(placing.isNew(now));
  if (search) {
    named = named.where(
      sql<boolean>`(lower(game.game_name) like ${pattern} or word_similarity(${search}, lower(game.game_name)) >= ${similarityThreshold})`,
    );
  }
  return named;
}

interface Group {
  readonly provider_code: string;
  readonly provider_name: string;
  readonly volatility: string | null;
  readonly theme: string | null;
  readonly features: readonly string[] | null;
  readonly count: number;
}

/** Whether a group's games pass all filters but the one that is `open`. */
function fits(
  group: Group,
  filter: GameFilter,
  open: '' | 'provider' | 'volatility' | 'theme' | 'feature',
): boolean {
  if (open !== 'provider' && filter.providerCode && group.provider_code !== filter.providerCode) return false;
  if (open !== 'volatility' && filter.volatility && group.volatility !== filter.volatility) return false;
  if (open !== 'theme' && filter.theme && group.theme !== filter.theme) return false;
  if (open !== 'feature' && filter.feature && !group.features?.includes(filter.feature)) return false;
  return true;
}

function facetsOf(groups: readonly Group[], filter: GameFilter): Facets {
  const names = new Map(groups.map((group) => [group.provider_code, group.provider_name]));
  const count = (
    open: 'provider' | 'volatility' | 'theme' | 'feature',
    keysOf: (group: Group) => readonly string[],
  ): [string, number][] => {
    const counts = new Map<string, number>();
    for (const group of groups) {
      if (!fits(group, filter, open)) continue;
      for (const key of keysOf(group)) counts.set(key, (counts.get(key) ?? 0) + group.count);
    }
    return [...counts];
  };
  const byCount = (a: { count: number }, b: { count: number }): number => b.count - a.count;
  return {
    providers: count('provider', ({ provider_code }) => [provider_code]).map(([provider_code, of]) => ({
      provider_code,
      provider_name: names.get(provider_code) ?? provider_code,
      count: of,
    })),
    features: count('feature', ({ features }) => features ?? [])
      .flatMap(([feature, of]) => (isGameFeature(feature) ? [{ feature, count: of }] : []))
      .toSorted(byCount),
    themes: count('theme', ({ theme }) => (theme === null ? [] : [theme]))
      .flatMap(([theme, of]) => (isGameTheme(theme) ? [{ theme, count: of }] : []))
      .toSorted(byCount),
    volatilities: (['low', 'medium', 'high'] as const).flatMap((volatility) => {
      const of = count('volatility', (group) => [group.volatility ?? '']).find(
        ([key]) => key === volatility,
      )?.[1];
      return of ? [{ volatility, count: of }] : [];
    }),
  };
}
