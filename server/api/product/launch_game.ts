import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { serve } from '../../http/serve.ts';
import { choiceOf, launchForPlayer } from '../../rounds/launch.ts';

/** The site comes from the session, because players play only on their own site. */
export const serveLaunchGame = serve(launchGame, async ({ app, input, session, request }) => {
  const site = await app.sites.byId(session.siteId);
  return launchForPlayer(app, site, session, choiceOf(input), request);
});
