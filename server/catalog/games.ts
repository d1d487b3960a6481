import type { z } from 'zod';
import { categories, categoryOf } from '@marquee/contract/categories.ts';
import type { gamePageSchema, gameSchema } from '@marquee/contract/entities.ts';
import { fallbackGames, type FallbackGame, type GameListName } from '@marquee/contract/fallback-games.ts';
import { isGameFeature, isGameTheme } from '@marquee/contract/game-traits.ts';
import { sql, type Database } from '../kernel/database.ts';
import { refuse } from '../kernel/errors.ts';

export type Game = z.infer<typeof gameSchema>;
type GamePage = z.infer<typeof gamePageSchema>;

/** A game counts as new for this many days after its release. */
const newForDays = 30;

export function newSince(now: Date): Date {
  return new Date(now.getTime() - newForDays * 86_400_000);
}

/** The games that a site offers: active games of active providers that the site has, without those the site hides. */
export function gamesOf(db: Database, siteId: number) {
  return db
    .selectFrom('catalog.game as game')
    .innerJoin('catalog.provider as provider', 'provider.provider_code', 'game.provider_code')
    .innerJoin('catalog.site_provider as offered', (join) =>
      join.onRef('offered.provider_code', '=', 'game.provider_code').on('offered.site_id', '=', siteId),
    )
    .leftJoin('catalog.site_game as placed', (join) =>
      join
        .onRef('placed.provider_code', '=', 'game.provider_code')
        .onRef('placed.game_code', '=', 'game.game_code')
        .on('placed.site_id', '=', siteId),
    )
    .where('game.status', '=', 'active')
    .where('provider.status', '=', 'active')
    .where(sql<boolean>`not coalesce(placed.is_hidden or placed.is_disabled, false)`);
}

/** The operator's choice for a game on a site, or else what the brand's file says; for `isNew`, the release date. */
export const placing = {
  isHot: sql<boolean>`coalesce(placed.chosen_hot, placed.is_hot, false)`,
  isFeatured: sql<boolean>`coalesce(placed.chosen_featured, placed.is_featured, false)`,
  isNew: (now: Date) => sql<boolean>`coalesce(placed.chosen_new, game.released_at > ${newSince(now)})`,
  /** The games that the operator has put in order come first, in that order; then those that are hot, then the file's. */
  order: [
    sql`placed.chosen_position nulls last`,
    sql`coalesce(placed.chosen_hot, placed.is_hot, false) desc`,
    sql`coalesce(placed.position, 1000)`,
    sql`game.game_name`,
    sql`game.game_code`,
    sql`game.provider_code`,
  ],
} as const;

export const columns = [
  'game.provider_code',
  'game.game_code',
  'game.game_name',
  'game.game_type',
  'game.category',
  'game.game_image',
  'game.game_image_2x',
  'game.game_image_wide',
  'game.rtp_percent',
  'game.volatility',
  'game.features',
  'game.theme',
  'game.released_at',
  'provider.provider_name',
  sql<string>`coalesce(game.opens_in, provider.opens_in)`.as('opens_in'),
  placing.isHot.as('is_hot'),
  placing.isFeatured.as('is_featured'),
  'placed.chosen_new',
] as const;

type Row = Omit<NonNullable<Awaited<ReturnType<typeof readGame>>>, 'max_win_bets' | 'max_win_once_in'>;
function readGame(db: Database, siteId: number, providerCode: string, gameCode: string) {
  return gamesOf(db, siteId)
    .select([...columns, 'game.max_win_bets', 'game.max_win_once_in'])
    .where('game.provider_code', '=', providerCode)
    .where('game.game_code', '=', gameCode)
    .executeTakeFirst();
}

export function present(row: Row, now: Date): Game {
  return {
    provider_code: row.provider_code,
    game_code: row.game_code,
    game_name: row.game_name,
    game_type: row.game_type,
    game_image: row.game_image,
    game_image_2x: row.game_image_2x,
    game_image_wide: row.game_image_wide,
    category: row.category,
    provider_name: row.provider_name,
    rtp_percent: row.rtp_percent === null ? null : row.rtp_percent.replace(/\.?0+$/, ''),
    volatility:
      row.volatility === 'low' || row.volatility === 'medium' || row.volatility === 'high'
        ? row.volatility
        : null,
    features: row.features?.filter(isGameFeature) ?? [],
    theme: row.theme !== null && isGameTheme(row.theme) ? row.theme : null,
    is_new: row.chosen_new ?? row.released_at > newSince(now),
    is_hot: row.is_hot,
    is_featured: row.is_featured,
    opens_in: row.opens_in === 'popup' ? 'popup' : 'frame',
  };
}

/** A game as its own page shows it. Throws `gameNotFound`. */
export async function findGame(
  db: Database,
  siteId: number,
  game: { providerCode: string; gameCode: string },
  now: Date,
): Promise<GamePage> {
  const row = await readGame(db, siteId, game.providerCode, game.gameCode);
  if (!row) throw refuse('gameNotFound');
  return { ...present(row, now), max_win_bets: row.max_win_bets, max_win_once_in: row.max_win_once_in };
}

/** The requested games that the site offers, in the order requested. */
export async function findGames(
  db: Database,
  siteId: number,
  wanted: readonly { providerCode: string; gameCode: string }[],
  now: Date,
): Promise<Game[]> {
  if (wanted.length === 0) return [];
  const rows = await gamesOf(db, siteId)
    .select(columns)
    .where(({ eb, refTuple, tuple }) =>
      eb(
        refTuple('game.provider_code', 'game.game_code'),
        'in',
        wanted.map((game) => tuple(game.providerCode, game.gameCode)),
      ),
    )
    .execute();
  return wanted.flatMap(({ providerCode, gameCode }) =>
    rows
      .filter((row) => row.provider_code === providerCode && row.game_code === gameCode)
      .map((row) => present(row, now)),
  );
}

/** All games of a site, most popular first. */
export async function allGames(db: Database, siteId: number, now: Date): Promise<Game[]> {
  const rows = await gamesOf(db, siteId).select(columns).orderBy(sql.join(placing.order)).execute();
  return rows.map((row) => present(row, now));
}

/** How many providers a site has in each category. Categories without providers are left out. */
export async function countProviders(
  db: Database,
  siteId: number,
): Promise<{ category: string; count: number }[]> {
  return gamesOf(db, siteId)
    .select(['game.category', sql<number>`count(distinct game.provider_code)::int`.as('count')])
    .groupBy('game.category')
    .orderBy('game.category')
    .execute();
}

/** The categories in which a site has games, ordered by their keys. */
export async function listCategories(
  db: Database,
  siteId: number,
): Promise<{ category: string; slug: string; game_count: number; provider_count: number }[]> {
  const rows = await gamesOf(db, siteId)
    .select([
      'game.category',
      sql<number>`count(*)::int`.as('game_count'),
      sql<number>`count(distinct game.provider_code)::int`.as('provider_count'),
    ])
    .groupBy('game.category')
    .orderBy('game.category')
    .execute();
  return rows.map((row) => {
    const key = categoryOf(row.category);
    return { ...row, slug: key ? categories[key].slug : row.category };
  });
}

/**
 * The providers whose games a site offers, ordered by name. `category` (key or slug) limits them to one category; empty
 * means all.
 */
export async function listProviders(
  db: Database,
  siteId: number,
  category: string,
): Promise<
  {
    provider_code: string;
    provider_name: string;
    slug: string;
    game_count: number;
    categories: string[];
  }[]
> {
  let offered = gamesOf(db, siteId);
  if (category) offered = offered.where('game.category', '=', categoryOf(category) ?? category);
  return offered
    .select([
      'provider.provider_code',
      'provider.provider_name',
      'provider.slug',
      sql<number>`count(*)::int`.as('game_count'),
      sql<string[]>`array_agg(distinct game.category)`.as('categories'),
    ])
    .groupBy(['provider.provider_code', 'provider.provider_name', 'provider.slug'])
    .orderBy('provider.provider_name')
    .execute();
}

/** The maximum length of a list of hot, featured, popular or new games. */
const listLength = 24;

/** The condition that puts a game on a list: the operator's choice, or the release date. */
function chosenFor(list: GameListName, now: Date) {
  return {
    hot: placing.isHot,
    featured: placing.isFeatured,
    // A row that only hides or marks a game has the default position.
    popular: sql<boolean>`(placed.chosen_position is not null or coalesce(placed.position, 1000) < 1000)`,
    new: placing.isNew(now),
  }[list];
}

/**
 * One of a site's lists: the games chosen for it, or else those of the built-in fallback list that the site offers. A
 * site that has neither gets its own games as hot and popular ones, in its order. `gameType` limits the list.
 */
export async function listedGames(
  db: Database,
  siteId: number,
  list: GameListName,
  gameType: string,
  now: Date,
): Promise<Game[]> {
  const rank = rankIn(list);
  const isChosen = chosenFor(list, now);
  let offered = gamesOf(db, siteId);
  if (gameType) offered = offered.where(sql<boolean>`lower(game.game_type) = ${gameType.toLowerCase()}`);
  const ordered = offered
    .select(columns)
    .$if(list === 'new', (released) => released.orderBy('game.released_at', 'desc'))
    .orderBy(sql`placed.chosen_position nulls last`)
    .orderBy(sql`coalesce(placed.position, 1000)`)
    .orderBy('game.game_name')
    .limit(listLength);
  const chosen = await ordered.where(isChosen).execute();
  if (chosen.length > 0) return chosen.map((row) => present(row, now));
  const builtIn = await offered
    .select(columns)
    .where(sql<boolean>`${rank} is not null`)
    .orderBy(rank)
    .orderBy('game.game_name')
    .limit(listLength)
    .execute();
  if (builtIn.length > 0 || list === 'featured' || list === 'new') {
    return builtIn.map((row) => present(row, now));
  }
  return (await ordered.execute()).map((row) => present(row, now));
}

/**
 * A game's position in a built-in list, matched by provider and name, or else by provider alone. Null if it is not in
 * the list.
 */
function rankIn(list: GameListName) {
  const games: readonly FallbackGame[] = fallbackGames[list];
  const keys = games.map(
    ({ provider_code, game_name = '' }) => `${provider_code}/${game_name.toLowerCase()}`,
  );
  return sql<number | null>`coalesce(
    array_position(${keys}::text[], game.provider_code || '/' || lower(game.game_name)),
    array_position(${keys}::text[], game.provider_code || '/'))`;
}
