import { rewardsRestore } from '@marquee/contract/operate/rewards/restore.ts';
import { requireSite } from '../../console/document-site.ts';
import { publishReward, refOf, storedPublishedReward } from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { refuse } from '../../kernel/errors.ts';
import { differenceOf, findRevision } from '../../sites/documents/revisions.ts';

export const serveRewardsRestore = serveOperation(
  rewardsRestore,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const revision = await findRevision(app.db, site.siteId, input.revision_id);
      const wanted = storedPublishedReward(revision.before);
      // Before it was published first there was nothing that could be brought back.
      if (!refOf(revision.document) || !wanted) throw refuse('revisionNotFound');
      const { revisionId, before, after } = await publishReward(app.db, site, wanted, {
        by: { operatorId: operator.operatorId, name: operator.name },
        now: app.clock.now(),
        restores: input.revision_id,
      });
      await note({ siteId: site.siteId, subjectId: revision.document, ...differenceOf(before, after) });
      return { revision_id: revisionId };
    }),
);
