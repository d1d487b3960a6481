import { contentSaveDraft } from '@marquee/contract/operate/content/save_draft.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { saveDraft } from '../../sites/documents/drafts.ts';

export const serveContentSaveDraft = serveOperation(
  contentSaveDraft,
  async ({ input: { site_code, change: draft, publish_at }, operator, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, site_code);
      const now = app.clock.now();
      await saveDraft(app.db, site.siteId, draft, {
        by: { operatorId: operator.operatorId, name: operator.name },
        now,
        publishAt: publish_at === null ? null : new Date(publish_at),
      });
      await note({ siteId: site.siteId, subjectId: draft.document, after: { draft: true, publish_at } });
      return { saved_at: now.toISOString() };
    }),
);
