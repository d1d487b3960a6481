import { gameIndex } from '@marquee/contract/api/product/game_index.ts';
import type { Route } from './+types/games.ts';
import { pageContext } from '../page-input.ts';

/** So long a browser need not ask again. */
const fresh_s = 60;

/** All games of the site, for the lobby and the search; a page of its own so that it is kept compressed like the others. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const page = context.get(pageContext);
  const answer = await page.call(gameIndex, { domain_name: page.domain_name });
  return Response.json(answer, { headers: { 'cache-control': `private, max-age=${fresh_s}` } });
}
