import { rewardsStop } from '@marquee/contract/operate/rewards/stop.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName, publishReward, readReward, stoppedReward } from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const serveRewardsStop = serveOperation(rewardsStop, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const site = await requireSite(app.db, sites, input.site_code);
    const published = await readReward(app.db, site, input);
    if (!published) throw refuse('rewardNotFound');
    const now = app.clock.now();
    const { revisionId, before, after } = await publishReward(
      app.db,
      site,
      await stoppedReward(app.db, site, published, now),
      { by: { operatorId: operator.operatorId, name: operator.name }, now },
    );
    await note({
      siteId: site.siteId,
      subjectId: documentName(input),
      ...differenceOf(before, after),
      reason: input.reason,
    });
    return { revision_id: revisionId };
  }),
);
