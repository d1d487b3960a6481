import { leaderboardList } from '@marquee/contract/api/leaderboard/list.ts';
import { serve } from '../../http/serve.ts';
import { listLeaderboards } from '../../engagement/leaderboards/ranking.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveLeaderboardList = serve(leaderboardList, async ({ app, input, session }) => ({
  value: await listLeaderboards(app, session, await playerLanguage(app, session, input.language)),
}));
