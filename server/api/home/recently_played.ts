import { recentlyPlayed } from '@marquee/contract/api/home/recently_played.ts';
import { serve } from '../../http/serve.ts';
import { recentGames } from '../../rounds/recent-games.ts';

export const serveRecentlyPlayed = serve(recentlyPlayed, async ({ app, session }) => ({
  value: await recentGames(app, session),
}));
