import { rewardsResults } from '@marquee/contract/operate/rewards/results.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { leaderboardResults } from '../../engagement/leaderboards/document.ts';

export const serveRewardsResults = serveOperation(rewardsResults, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  return { value: await leaderboardResults(app.db, siteId, input.code) };
});
