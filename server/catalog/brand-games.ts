import { sql, type Database } from '../kernel/database.ts';
import type { Brand } from '../sites/brand.ts';

/**
 * Make a site's providers and the order of its games what its brand's `brand.json` says; needs the owner's rights. What the
 * operator has assigned or hidden is not the file's, and stays.
 */
export async function importPlaces(
  trx: Database,
  site_id: number,
  { file }: Pick<Brand, 'file'>,
): Promise<void> {
  await trx
    .deleteFrom('catalog.site_provider')
    .where('site_id', '=', site_id)
    .where('source', '=', 'brand')
    .execute();
  await trx
    .updateTable('catalog.site_game')
    .set({ position: 1000, is_hot: false, is_featured: false })
    .where('site_id', '=', site_id)
    .execute();
  await trx
    .deleteFrom('catalog.site_game')
    .where('site_id', '=', site_id)
    .where('is_hidden', '=', false)
    .where('is_disabled', '=', false)
    .where(sql<boolean>`num_nonnulls(chosen_position, chosen_hot, chosen_featured, chosen_new) = 0`)
    .execute();
  for (const provider_code of file.providers) {
    await trx
      .insertInto('catalog.site_provider')
      .values({ site_id, provider_code, source: 'brand' })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const [position, name] of file.order.entries()) {
    const place = { position, is_hot: file.hot.includes(name) };
    await trx
      .insertInto('catalog.site_game')
      .values({ site_id, ...placedGame(name), ...place })
      .onConflict((conflict) =>
        conflict.columns(['site_id', 'provider_code', 'game_code']).doUpdateSet(place),
      )
      .execute();
  }
}

/** A site's providers and the order of its games as `brand.json` says them. */
export async function exportPlaces(db: Database, siteId: number) {
  const providers = await db
    .selectFrom('catalog.site_provider')
    .select('provider_code')
    .where('site_id', '=', siteId)
    .where('source', '=', 'brand')
    .orderBy('provider_code')
    .execute();
  const placed = await db
    .selectFrom('catalog.site_game')
    .selectAll()
    .where('site_id', '=', siteId)
    // A game of which an operator has only chosen something has no place in the file.
    .where((where) => where.or([where('position', '!=', 1000), where('is_hot', '=', true)]))
    .orderBy('position')
    .orderBy('provider_code')
    .orderBy('game_code')
    .execute();
  return {
    providers: providers.map(({ provider_code }) => provider_code),
    hot: placed.filter(({ is_hot }) => is_hot).map(placedName),
    order: placed.map(placedName),
  };
}

/** A game as a brand's file names it: `koi-pond` of the house, or another provider's as `CODE/game-code`. */
function placedGame(name: string): { provider_code: string; game_code: string } {
  const [, provider_code = 'MARQUEE', game_code = name] = /^([A-Z0-9]{2,16})\/(.+)$/.exec(name) ?? [];
  return { provider_code, game_code };
}

/** The inverse of `placedGame`. */
function placedName(game: { provider_code: string; game_code: string }): string {
  return game.provider_code === 'MARQUEE' ? game.game_code : `${game.provider_code}/${game.game_code}`;
}
