/** The operator's choices for the catalogue. Importing a provider's list of games does not change them. */
import { sql, type Database } from '../kernel/database.ts';

interface GameKey {
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
