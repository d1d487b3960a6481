import { promotionsDiscardDraft } from '@marquee/contract/operate/promotions/discard_draft.ts';
import { requireSite } from '../../console/document-site.ts';
import { documentName } from '../../console/promotion-documents.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { discardDraft } from '../../sites/documents/drafts.ts';

export const servePromotionsDiscardDraft = serveOperation(
  promotionsDiscardDraft,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const site = await requireSite(app.db, sites, input.site_code);
      await discardDraft(app.db, site.siteId, documentName(input.code));
      await note({ siteId: site.siteId, subjectId: input.code, before: { draft: true } });
      return {};
    }),
);
