import { stakeWeights } from '@marquee/contract/api/promotion/stake_weights.ts';
import { pricedEdge, readStakeWeights, shownWeights } from '../../bonus/stake-weights.ts';
import { serve } from '../../http/serve.ts';

export const serveStakeWeights = serve(stakeWeights, async ({ app, input }) => {
  const { siteId } = await app.sites.byDomain(input.domain_name);
  const weights = (await readStakeWeights(app.db, siteId)).get(siteId);
  return {
    value: [...shownWeights(weights)].map(([category, points]) => ({ category, percent: `${points / 100}` })),
    full_rtp: `${100 - Math.round(pricedEdge * 100)}`,
  };
});
