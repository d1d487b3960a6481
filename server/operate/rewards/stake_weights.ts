import { rewardsStakeWeights } from '@marquee/contract/operate/rewards/stake_weights.ts';
import { allPercents, readOwnWeights, stakeWeightsFileSchema } from '../../bonus/brand-stake-weights.ts';
import { stakeWeightsChange } from '../../console/changes-by-two.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireSite } from '../../console/site-filter.ts';
import { listChanges } from '../../operators/changes.ts';

export const serveRewardsStakeWeights = serveOperation(rewardsStakeWeights, async ({ app, input, sites }) => {
  const siteId = await requireSite(app.db, input.site_code, sites);
  const [own, [asked]] = await Promise.all([
    readOwnWeights(app.db, siteId),
    listChanges(app.db, { kind: stakeWeightsChange.kind, siteId }),
  ]);
  const usual = new Map(allPercents({}).map(({ category, percent }) => [category, percent]));
  return {
    value: allPercents(own).map((weight) => ({ ...weight, usual: usual.get(weight.category) ?? 100 })),
    asked: asked
      ? {
          approval_id: asked.approval_id,
          asked_by: asked.asked_by,
          at: asked.asked_at.toISOString(),
          value: allPercents(stakeWeightsFileSchema.parse(asked.after)),
        }
      : null,
  };
});
