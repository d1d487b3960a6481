import { rewardsPublish } from '@marquee/contract/operate/rewards/publish.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName, publishReward, requireFreeReward } from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { differenceOf } from '../../sites/documents/revisions.ts';

export const serveRewardsPublish = serveOperation(
  rewardsPublish,
  async ({ input: { site_code, is_new, change: wanted }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      if (is_new) await requireFreeReward(app.db, site, wanted);
      const { revisionId, before, after } = await publishReward(
        app.db,
        site,
        { status: 'active', change: wanted },
        { by: { operatorId: operator.operatorId, name: operator.name }, now: app.clock.now() },
      );
      await note({
        siteId: site.siteId,
        subjectId: documentName(wanted),
        ...differenceOf(before, after),
      });
      return { revision_id: revisionId };
    }),
);
