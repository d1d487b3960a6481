import { rewardsCheck } from '@marquee/contract/operate/rewards/check.ts';
import { requireSite } from '../../console/document-site.ts';
import { costOfReward } from '../../console/reward-cost.ts';
import { rewardSaid } from '../../console/reward-said.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveRewardsCheck = serveOperation(rewardsCheck, async ({ app, input, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  const { currency, timeZone } = await app.sites.byId(site.siteId);
  return {
    said: rewardSaid(input.change, { currency, timeZone }),
    cost: await costOfReward(app, site, currency, input.change),
  };
});
