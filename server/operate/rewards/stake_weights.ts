import { rewardsStakeWeights } from '@marquee/contract/operate/rewards/stake_weights.ts';
import { allPercents, readOwnWeights } from '../../bonus/brand-stake-weights.ts';
import { readChange } from '../../console/change-by-two.ts';
import { stakeWeightsChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';

export const serveRewardsStakeWeights = serveOperation(rewardsStakeWeights, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [own, change] = await Promise.all([
    readOwnWeights(app.db, siteId),
    readChange(app, stakeWeightsChange, siteId, input.approval_id),
  ]);
  const usual = new Map(allPercents({}).map(({ category, percent }) => [category, percent]));
  return {
    value: allPercents(own).map((weight) => ({ ...weight, usual: usual.get(weight.category) ?? 100 })),
    change: change && {
      ...change,
      before: allPercents(change.before),
      after: allPercents(change.after),
    },
  };
});
