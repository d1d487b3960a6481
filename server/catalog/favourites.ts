import type { z } from 'zod';
import type { favouriteGameSchema } from '@marquee/contract/entities.ts';
import type { App } from './app.ts';
import type { PlayerSession } from '../players/player-session.ts';
import { findGame } from './games.ts';

/** A player's favourites, newest first. Games that are not active are left out. */
export async function listFavourites(
  app: App,
  session: PlayerSession,
): Promise<z.infer<typeof favouriteGameSchema>[]> {
  return app.db
    .selectFrom('players.favourite as favourite')
    .innerJoin('catalog.game as game', (join) =>
      join
        .onRef('game.provider_code', '=', 'favourite.provider_code')
        .onRef('game.game_code', '=', 'favourite.game_code'),
    )
    .select([
      'game.game_code',
      'game.game_name',
      'game.game_type',
      'game.game_image as img_url',
      'game.provider_code',
    ])
    .where('favourite.site_id', '=', session.siteId)
    .where('favourite.player_id', '=', session.playerId)
    .where('game.status', '=', 'active')
    .orderBy('favourite.created_at', 'desc')
    .execute();
}

/**
 * Add a game to the favourites or remove it. Repeating the call changes nothing. Throws `gameNotFound` if an added game
 * is not offered on the site.
 */
export async function setFavourite(
  app: App,
  session: PlayerSession,
  game: { providerCode: string; gameCode: string },
  favourite: boolean,
): Promise<void> {
  const key = {
    site_id: session.siteId,
    player_id: session.playerId,
    provider_code: game.providerCode,
    game_code: game.gameCode,
  };
  if (!favourite) {
    await app.db
      .deleteFrom('players.favourite')
      .where('site_id', '=', key.site_id)
      .where('player_id', '=', key.player_id)
      .where('provider_code', '=', key.provider_code)
      .where('game_code', '=', key.game_code)
      .execute();
    return;
  }
  await findGame(app.db, session.siteId, game, app.clock.now());
  await app.db
    .insertInto('players.favourite')
    .values({ ...key, created_at: app.clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
