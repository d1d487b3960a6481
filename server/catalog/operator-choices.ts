/** The operator's choices for the catalogue. Importing a provider's list of games does not change them. */
import { sql, type Database } from '../kernel/database.ts';
import { hasGame, readOrder } from './operator-catalogue.ts';

export interface GameKey {
  readonly providerCode: string;
  readonly gameCode: string;
}

/** Offer a provider's games on a site. The choice survives the next import of the brand's files. */
export async function assignProvider(db: Database, siteId: number, providerCode: string): Promise<void> {
  await db
    .insertInto('catalog.site_provider')
    .values({ site_id: siteId, provider_code: providerCode, source: 'operator' })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_code']).doUpdateSet({ source: 'operator' }),
    )
    .execute();
}

/**
 * Stop offering a provider's games on a site. If the brand's file names the provider, the next import of that file adds
 * it again.
 */
export async function unassignProvider(db: Database, siteId: number, providerCode: string): Promise<void> {
  await db
    .deleteFrom('catalog.site_provider')
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .execute();
}

/** Offer a provider's games on the sites that have it, or on none. */
export async function setProviderStatus(
  db: Database,
  providerCode: string,
  status: 'active' | 'inactive',
): Promise<void> {
  await db
    .updateTable('catalog.provider')
    .set({ status })
    .where('provider_code', '=', providerCode)
    .execute();
}

/** Switch a game off on all sites, or on again. A game that its provider no longer lists stays unlisted. */
export async function setGameStatus(
  db: Database,
  game: GameKey,
  status: 'active' | 'inactive',
): Promise<void> {
  await db
    .updateTable('catalog.game')
    .set({
      status:
        status === 'inactive' ? status : sql<string>`case when is_listed then 'active' else 'unlisted' end`,
      updated_at: sql`now()`,
    })
    .where('provider_code', '=', game.providerCode)
    .where('game_code', '=', game.gameCode)
    .execute();
}

/** Show or hide a game on one site. */
export async function setGameOnSite(
  db: Database,
  siteId: number,
  game: GameKey,
  isShown: boolean,
): Promise<void> {
  await db
    .insertInto('catalog.site_game')
    .values({
      site_id: siteId,
      provider_code: game.providerCode,
      game_code: game.gameCode,
      is_hidden: !isShown,
    })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_code', 'game_code']).doUpdateSet({ is_hidden: !isShown }),
    )
    .execute();
}

/** Set how a provider's games open, or a single game if `gameCode` is given. */
export async function openGamesIn(
  db: Database,
  of: { providerCode: string; gameCode: string | undefined },
  way: 'frame' | 'popup',
): Promise<void> {
  if (of.gameCode === undefined) {
    await db
      .updateTable('catalog.provider')
      .set({ opens_in: way })
      .where('provider_code', '=', of.providerCode)
      .execute();
    return;
  }
  await db
    .updateTable('catalog.game')
    .set({ opens_in: way })
    .where('provider_code', '=', of.providerCode)
    .where('game_code', '=', of.gameCode)
    .execute();
}

/** What an operator can choose for a game on one site. What is left out stays as it is. */
export interface SiteGameChoice {
  readonly hot?: boolean | undefined;
  readonly featured?: boolean | undefined;
  readonly new?: boolean | undefined;
  readonly hidden?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

/** What is chosen for a game on a site; null leaves it to the brand's file, or to the provider's list for what is new. */
export interface ChosenForGame {
  readonly hot: boolean | null;
  readonly featured: boolean | null;
  readonly new: boolean | null;
  readonly hidden: boolean;
  readonly disabled: boolean;
}

/**
 * Choose for a game on one site. Returns what was chosen before and after, or undefined if the site has no such game. Changes of
 * one site follow one another.
 */
export async function chooseForGame(
  trx: Database,
  siteId: number,
  game: GameKey,
  choice: SiteGameChoice,
): Promise<{ before: ChosenForGame; after: ChosenForGame } | undefined> {
  await lockOrder(trx, siteId);
  if (!(await hasGame(trx, siteId, game))) return undefined;
  const before = await readChosen(trx, siteId, game);
  const row = {
    chosen_hot: choice.hot ?? before.hot,
    chosen_featured: choice.featured ?? before.featured,
    chosen_new: choice.new ?? before.new,
    is_hidden: choice.hidden ?? before.hidden,
    is_disabled: choice.disabled ?? before.disabled,
  };
  const after = {
    hot: row.chosen_hot,
    featured: row.chosen_featured,
    new: row.chosen_new,
    hidden: row.is_hidden,
    disabled: row.is_disabled,
  };
  if (JSON.stringify(before) === JSON.stringify(after)) return { before, after };
  await trx
    .insertInto('catalog.site_game')
    .values({ site_id: siteId, provider_code: game.providerCode, game_code: game.gameCode, ...row })
    .onConflict((conflict) => conflict.columns(['site_id', 'provider_code', 'game_code']).doUpdateSet(row))
    .execute();
  return { before, after };
}

async function readChosen(trx: Database, siteId: number, game: GameKey): Promise<ChosenForGame> {
  const row = await trx
    .selectFrom('catalog.site_game')
    .select(['chosen_hot', 'chosen_featured', 'chosen_new', 'is_hidden', 'is_disabled'])
    .where('site_id', '=', siteId)
    .where('provider_code', '=', game.providerCode)
    .where('game_code', '=', game.gameCode)
    .executeTakeFirst();
  return {
    hot: row?.chosen_hot ?? null,
    featured: row?.chosen_featured ?? null,
    new: row?.chosen_new ?? null,
    hidden: row?.is_hidden ?? false,
    disabled: row?.is_disabled ?? false,
  };
}

/**
 * Put a game behind another one in a site's order, or first if `after` is null. The games down to the lower of its two places
 * then have the places that they are at, so that neither a list of games nor a brand's file moves them. Returns its places from 1,
 * or undefined if the site does not have one of the games.
 */
export async function moveGame(
  trx: Database,
  siteId: number,
  game: GameKey,
  after: GameKey | null,
): Promise<{ before: number; after: number } | undefined> {
  await lockOrder(trx, siteId);
  const order = await readOrder(trx, siteId);
  const indexOf = (rows: typeof order, { providerCode, gameCode }: GameKey): number =>
    rows.findIndex((row) => row.provider_code === providerCode && row.game_code === gameCode);
  const from = indexOf(order, game);
  const moved = order[from];
  if (!moved) return undefined;
  const others = order.toSpliced(from, 1);
  const to = after === null ? 0 : indexOf(others, after) + 1;
  if (after !== null && to === 0) return undefined;
  const ordered = others.toSpliced(to, 0, moved);
  const alreadyChosen = order.filter(({ chosen_position }) => chosen_position !== null).length;
  const chosen = ordered.slice(0, Math.max(from, to, alreadyChosen - 1) + 1);
  await sql`
    insert into catalog.site_game (site_id, provider_code, game_code, chosen_position)
    select ${siteId}, provider_code, game_code, place - 1
    from unnest(
      ${chosen.map((row) => row.provider_code)}::text[], ${chosen.map((row) => row.game_code)}::text[]
    ) with ordinality as chosen (provider_code, game_code, place)
    on conflict (site_id, provider_code, game_code) do update set chosen_position = excluded.chosen_position`.execute(
    trx,
  );
  return { before: from + 1, after: to + 1 };
}

async function lockOrder(trx: Database, siteId: number): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('catalog.site_game', ${siteId}))`.execute(trx);
}
