import { gamesList } from '@marquee/contract/operate/games/list.ts';
import { readCatalogue, readSiteProviders } from '../../catalog/operator-catalogue.ts';
import { numberOf, pageOf } from '../../console/cursor.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { countOpenRounds } from '../../rounds/operator-rounds.ts';

export const serveGamesList = serveOperation(gamesList, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const query = {
    search: input.search,
    providerCode: input.provider_code,
    category: input.category,
    state: input.state,
    mark: input.mark,
    after: Math.min(Number(numberOf(input.cursor) ?? 0n), 1_000_000),
    limit: input.limit + 1,
  };
  const [{ games, total }, providers, open] = await Promise.all([
    readCatalogue(app.db, siteId, query, app.clock.now()),
    readSiteProviders(app.db, siteId),
    countOpenRounds(app.db, siteId),
  ]);
  const { shown, next } = pageOf(games, input.limit, ({ place }) => place.toString());
  return {
    next_cursor: next,
    total,
    providers,
    value: shown.map((game) => ({
      ...game,
      open_rounds: open.get(`${game.provider_code}/${game.game_code}`) ?? 0,
    })),
  };
});
