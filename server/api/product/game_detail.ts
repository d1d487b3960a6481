import { gameDetail } from '@marquee/contract/api/product/game_detail.ts';
import { findGame, listedGames } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

const similarGames = 6;

export const serveGameDetail = serve(gameDetail, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const now = app.clock.now();
  const key = { providerCode: input.provider_code, gameCode: input.game_code };
  const game = await findGame(app.db, site.siteId, key, now);
  const liked = await listedGames(app.db, site.siteId, 'popular', game.game_type, now);
  return {
    game,
    similar: liked.filter((other) => other.game_code !== game.game_code).slice(0, similarGames),
  };
});
