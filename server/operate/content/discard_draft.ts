import { contentDiscardDraft } from '@marquee/contract/operate/content/discard_draft.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { discardDraft } from '../../sites/documents/drafts.ts';

export const serveContentDiscardDraft = serveOperation(
  contentDiscardDraft,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      await discardDraft(app.db, site.siteId, input.document);
      await note({ siteId: site.siteId, subjectId: input.document, before: { draft: true } });
      return {};
    }),
);
