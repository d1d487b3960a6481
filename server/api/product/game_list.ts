import { gameList } from '@marquee/contract/api/product/game_list.ts';
import { categoryOf } from '@marquee/contract/categories.ts';
import { listGames } from '../../catalog/game-search.ts';
import { serve } from '../../http/serve.ts';

export const serveGameList = serve(gameList, async ({ app, input }) => {
  const site = await app.sites.byDomain(input.domain_name);
  const { total, games, facets } = await listGames(
    app.db,
    site.siteId,
    {
      // An unknown category finds nothing, like any category without games.
      category: categoryOf(input.category) ?? input.category,
      mark: input.mark,
      volatility: input.volatility ?? '',
      feature: input.feature ?? '',
      theme: input.theme ?? '',
      providerCode: input.provider_code,
      search: input.search,
      sort: input.sort,
      page: input.page,
      pageSize: input.page_size,
    },
    app.clock.now(),
  );
  return { page: input.page, page_size: input.page_size, total, value: games, ...facets };
});
