import { getHotGames } from '@marquee/contract/api/product/get_hot_games.ts';
import { listedGames } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

export const serveGetHotGames = serve(getHotGames, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await listedGames(app.db, site.siteId, input.list, input.game_type, app.clock.now()) };
});
