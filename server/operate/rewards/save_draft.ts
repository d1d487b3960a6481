import { rewardsSaveDraft } from '@marquee/contract/operate/rewards/save_draft.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName, requireFreeReward } from '../../console/reward-documents.ts';
import { priceChange, requireAffordable } from '../../console/reward-price.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveDraft } from '../../sites/documents/drafts.ts';

export const serveRewardsSaveDraft = serveOperation(
  rewardsSaveDraft,
  async ({ input: { site_code, is_new, change: wanted, publish_at }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      if (is_new) await requireFreeReward(app.db, site, wanted);
      const now = app.clock.now();
      // At its time nobody is there to mend it.
      if (publish_at !== null) requireAffordable(await priceChange(app.db, site, wanted, now));
      await saveDraft(
        app.db,
        site.siteId,
        { document: documentName(wanted), content: wanted },
        {
          by: { operatorId: operator.operatorId, name: operator.name },
          now,
          publishAt: publish_at === null ? null : new Date(publish_at),
        },
      );
      await note({
        siteId: site.siteId,
        subjectId: documentName(wanted),
        after: { draft: true, publish_at },
      });
      return { saved_at: now.toISOString() };
    }),
);
