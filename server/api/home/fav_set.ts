import { favSet } from '@marquee/contract/api/home/fav_set.ts';
import { serve } from '../../http/serve.ts';
import { setFavourite } from '../../catalog/favourites.ts';

export const serveFavSet = serve(favSet, async ({ app, session, input }) => {
  const game = { providerCode: input.provider_code, gameCode: input.game_code };
  await setFavourite(app, session, game, input.favourite);
  return {};
});
