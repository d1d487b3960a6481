import { leaderboardDetail } from '@marquee/contract/api/leaderboard/detail.ts';
import { serve } from '../../http/serve.ts';
import { rankLeaderboard } from '../../engagement/leaderboards/ranking.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveLeaderboardDetail = serve(leaderboardDetail, async ({ app, input, session }) => {
  const { leaderboard, ranking, periods } = await rankLeaderboard(app, session, {
    leaderboardCode: input.leaderboard_id,
    periodStart: input.period_start === undefined ? undefined : new Date(input.period_start),
    language: await playerLanguage(app, session, input.language),
    page: input.page,
    pageSize: input.page_size,
  });
  const total = leaderboard.players;
  return { page: input.page, page_size: input.page_size, total, leaderboard, ranking, periods };
});
