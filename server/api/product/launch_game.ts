import { launchGame } from '@marquee/contract/api/product/launch_game.ts';
import { serve } from '../../http/serve.ts';
import { choiceOf, launchForPlayer } from '../../rounds/launch.ts';

/** The site is that of the session: a player plays on no other. */
export const serveLaunchGame = serve(launchGame, async ({ app, input, session, request }) => {
  const site = await app.sites.byId(session.siteId);
  return launchForPlayer(app, site, session, choiceOf(input), request);
});
