/** A site's catalogue as its operator sees it: every game of the site's providers, whatever its state. */
import { gameStates } from '@marquee/contract/operator-entities.ts';
import { sql, type Database } from '../kernel/database.ts';
import { placing } from './games.ts';

export interface CatalogueQuery {
  /** Part of a name or code; empty for any. */
  readonly search: string;
  readonly providerCode?: string | undefined;
  readonly category?: string | undefined;
  readonly state?: (typeof gameStates)[number] | undefined;
  readonly mark?: 'hot' | 'featured' | 'new' | undefined;
  /** Only games behind this place. */
  readonly after: number;
  readonly limit: number;
}

/** All games of the providers that a site has, also those that no player sees. */
function everyGame(db: Database, siteId: number) {
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
    );
}

/** What stops players, the widest first. */
const state = sql<string>`case
  when provider.status <> 'active' or game.status = 'inactive' then 'off'
  when game.status = 'unlisted' then 'unlisted'
  when placed.is_disabled then 'disabled'
  when placed.is_hidden then 'hidden'
  else 'shown' end`;

function numberedGames(db: Database, siteId: number, now: Date) {
  return everyGame(db, siteId).select([
    'game.provider_code',
    'provider.provider_name',
    'game.game_code',
    'game.game_name',
    'game.game_image',
    'game.category',
    'game.rtp_percent',
    placing.isHot.as('is_hot'),
    placing.isFeatured.as('is_featured'),
    placing.isNew(now).as('is_new'),
    sql<boolean>`placed.chosen_position is not null`.as('is_ordered'),
    state.as('state'),
    sql<number>`(row_number() over (order by ${sql.join(placing.order)}))::int`.as('place'),
  ]);
}

/** Games by their place in the site's order, and how many match. */
export async function readCatalogue(db: Database, siteId: number, query: CatalogueQuery, now: Date) {
  const { search, providerCode, category, mark } = query;
  const pattern = `%${search.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`;
  let matching = db.selectFrom(numberedGames(db, siteId, now).as('numbered'));
  if (search !== '') {
    matching = matching.where(
      sql<boolean>`(lower(numbered.game_name) like ${pattern} or lower(numbered.game_code) like ${pattern})`,
    );
  }
  if (providerCode !== undefined) matching = matching.where('numbered.provider_code', '=', providerCode);
  if (category !== undefined) matching = matching.where('numbered.category', '=', category);
  if (query.state !== undefined) matching = matching.where('numbered.state', '=', query.state);
  if (mark !== undefined) matching = matching.where(`numbered.is_${mark}`, '=', true);
  const [games, counted] = await Promise.all([
    matching
      .selectAll('numbered')
      .where('numbered.place', '>', query.after)
      .orderBy('numbered.place')
      .limit(query.limit)
      .execute(),
    matching.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ]);
  return {
    games: games.map((game) => ({
      ...game,
      rtp_percent: game.rtp_percent === null ? null : game.rtp_percent.replace(/\.?0+$/, ''),
      state: gameStates.find((each) => each === game.state) ?? 'off',
    })),
    total: counted.total,
  };
}

/** The providers that a site has, by name. */
export function readSiteProviders(db: Database, siteId: number) {
  return db
    .selectFrom('catalog.site_provider as offered')
    .innerJoin('catalog.provider as provider', 'provider.provider_code', 'offered.provider_code')
    .select(['provider.provider_code', 'provider.provider_name'])
    .where('offered.site_id', '=', siteId)
    .orderBy('provider.provider_name')
    .execute();
}

/** The keys of a site's games in its order. */
export async function readOrder(db: Database, siteId: number) {
  return everyGame(db, siteId)
    .select(['game.provider_code', 'game.game_code', 'placed.chosen_position'])
    .orderBy(sql.join(placing.order))
    .execute();
}

/** Whether a site has a game. */
export async function hasGame(
  db: Database,
  siteId: number,
  game: { providerCode: string; gameCode: string },
): Promise<boolean> {
  const found = await everyGame(db, siteId)
    .select('game.game_code')
    .where('game.provider_code', '=', game.providerCode)
    .where('game.game_code', '=', game.gameCode)
    .executeTakeFirst();
  return found !== undefined;
}

/** The categories of a site's games, by name. */
export async function gameCategoriesOf(db: Database, siteId: number): Promise<readonly string[]> {
  const rows = await everyGame(db, siteId)
    .select('game.category')
    .distinct()
    .orderBy('game.category')
    .execute();
  return rows.map(({ category }) => category);
}

/** The name of a game, or its code if it is not known. */
export async function gameNameOf(
  db: Database,
  game: { readonly provider_code: string; readonly game_code: string },
): Promise<string> {
  const row = await db
    .selectFrom('catalog.game')
    .select('game_name')
    .where('provider_code', '=', game.provider_code)
    .where('game_code', '=', game.game_code)
    .executeTakeFirst();
  return row?.game_name ?? game.game_code;
}
