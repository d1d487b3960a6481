import { favList } from '@marquee/contract/api/home/fav_list.ts';
import { serve } from '../../http/serve.ts';
import { listFavourites } from '../../catalog/favourites.ts';

export const serveFavList = serve(favList, async ({ app, session }) => ({
  value: await listFavourites(app, session),
}));
