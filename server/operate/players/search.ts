import { playersSearch } from '@marquee/contract/operate/players/search.ts';
import { playersOfAccountNumber } from '../../cashier/shared-bank-account.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { playerStatus } from '../../console/show-player.ts';
import { reachOf } from '../../operators/rights.ts';
import { maskPlayer } from '../../players/operator-view.ts';
import { searchPlayers } from '../../players/search-players.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const servePlayersSearch = serveOperation(playersSearch, async ({ app, input, rights, sites }) => {
  const siteId = await namedSite(app.db, input.site_code, sites);
  const reach = reachOf(rights, 'personal.read');
  const looked = sitesOfQuery(sites, siteId);
  // A number is looked up whole, by its digest; what is stored cannot be read.
  const digits = input.search.replaceAll(/[\s-]/g, '');
  const others = /^\d{6,34}$/.test(digits) ? await playersOfAccountNumber(app, digits, looked) : [];
  const { players, next } = await searchPlayers(app.db, {
    sites: looked,
    text: input.search,
    others,
    status: input.status,
    byParts: reach === 'all' || (looked?.every((site) => reach.has(site)) ?? false),
    cursor: input.cursor,
    limit: input.limit,
  });
  return {
    next_cursor: next,
    value: players.map((row) => ({ ...maskPlayer(row), status: playerStatus(row.status) })),
  };
});
