import { rewardsSaveStakeWeights } from '@marquee/contract/operate/rewards/save_stake_weights.ts';
import { ownWeights, weightsOfFile } from '../../bonus/brand-stake-weights.ts';
import { askSecondOperator } from '../../console/change-by-two.ts';
import { stakeWeightsChange } from '../../console/changes-by-two.ts';
import { priceWeights, requireAffordable } from '../../console/reward-price.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/document-site.ts';

export const serveRewardsSaveStakeWeights = serveOperation(
  rewardsSaveStakeWeights,
  async ({ input: { site_code, weights, reason }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      const after = ownWeights(weights);
      requireAffordable(await priceWeights(app.db, site, weightsOfFile(after), app.clock.now()));
      const approval_id = await askSecondOperator({ app, note }, stakeWeightsChange, {
        siteId: site.siteId,
        name: site_code,
        shownAs: site_code,
        after,
        by: operator.operatorId,
        reason,
      });
      return { approval_id };
    }),
);
