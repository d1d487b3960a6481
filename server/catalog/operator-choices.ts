/** What the operator chooses for the catalogue. Lists of providers leave it as it is. */
import { sql, type Database } from '../kernel/database.ts';

interface GameKey {
  readonly providerCode: string;
  readonly gameCode: string;
}

/** Offer a provider's games on a site, also after its brand's file is imported again. */
export async function assignProvider(db: Database, siteId: number, providerCode: string): Promise<void> {
  await db
    .insertInto('catalog.site_provider')
    .values({ site_id: siteId, provider_code: providerCode, source: 'operator' })
    .onConflict((conflict) =>
      conflict.columns(['site_id', 'provider_code']).doUpdateSet({ source: 'operator' }),
    )
    .execute();
}

/** Offer them no longer. A provider that the brand's file names comes back when that file changes. */
export async function unassignProvider(db: Database, siteId: number, providerCode: string): Promise<void> {
  await db
    .deleteFrom('catalog.site_provider')
    .where('site_id', '=', siteId)
    .where('provider_code', '=', providerCode)
    .execute();
}

/** Show a provider's games on no site, or on those that have it. */
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

/** Switch a game off everywhere, or on again: then it is offered as long as its provider lists it. */
export async function setGameStatus(
  db: Database,
  game: GameKey,
  status: 'active' | 'inactive',
): Promise<void> {
  await db
    .updateTable('catalog.game')
    .set({ status, updated_at: sql`now()` })
    .where('provider_code', '=', game.providerCode)
    .where('game_code', '=', game.gameCode)
    // One that is not listed stays unlisted until it is.
    .$if(status === 'active', (query) => query.where('status', '=', 'inactive'))
    .execute();
}

/** Show a game on one site, or hide it there. */
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

/** How a provider's games open, or one of them. */
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
