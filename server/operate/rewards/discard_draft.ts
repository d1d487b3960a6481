import { rewardsDiscardDraft } from '@marquee/contract/operate/rewards/discard_draft.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName } from '../../console/reward-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { discardDraft } from '../../sites/documents/drafts.ts';

export const serveRewardsDiscardDraft = serveOperation(
  rewardsDiscardDraft,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      const document = documentName(input);
      await discardDraft(app.db, site.siteId, document);
      await note({ siteId: site.siteId, subjectId: document, before: { draft: true } });
      return {};
    }),
);
