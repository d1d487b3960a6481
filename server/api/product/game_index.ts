import { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import { allGames } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

export const serveGameIndex = serve(gameIndex, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  return { value: await allGames(app.db, site.siteId, app.clock.now()) };
});
