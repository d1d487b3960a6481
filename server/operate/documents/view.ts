import { documentMediaTypes } from '@marquee/contract/documents.ts';
import { documentsView } from '@marquee/contract/operate/documents/view.ts';
import { findDocument, readDocument } from '../../cashier/documents/review.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDocumentsView = serveOperation(documentsView, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const document = await findDocument(app.db, sitesOfQuery(sites, undefined), input.document_id);
    if (!document) throw refuse('documentNotFound');
    const content = await readDocument(app, app.db, document);
    await note({
      siteId: document.site_id,
      subjectId: input.document_id,
      after: { shown: document.kind, player_id: document.player_id.toString() },
    });
    return {
      media_type: documentMediaTypes.find((type) => type === document.media_type) ?? 'image/jpeg',
      content,
    };
  }),
);
