import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { listGames } from '../../catalog/games.ts';
import { serve } from '../../http/serve.ts';

export const serveGameList = serve(gameList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const { total, games, providers } = await listGames(
    app.db,
    site.siteId,
    {
      category: input.category,
      providerCode: input.provider_code,
      search: input.search,
      sort: input.sort,
      page: input.page,
      pageSize: input.page_size,
    },
    app.clock.now(),
  );
  return { page: input.page, page_size: input.page_size, total, value: games, providers };
});
