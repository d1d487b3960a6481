import { documentsDecide } from '@marquee/contract/operate/documents/decide.ts';
import { decideDocument, findDocument } from '../../cashier/documents/review.ts';
import { sitesOfQuery } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveDocumentsDecide = serveOperation(
  documentsDecide,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const document = await findDocument(app.db, sitesOfQuery(sites, undefined), input.document_id);
      if (!document) throw refuse('documentNotFound');
      const decision =
        input.decision === 'approve'
          ? { state: 'approved' as const, by: operator.email, expiresOn: input.expires_on }
          : { state: 'refused' as const, by: operator.email, reason: input.reason };
      if (!(await decideDocument(app, app.db, document, decision))) throw refuse('documentDecided');
      await note({
        siteId: document.site_id,
        subjectId: input.document_id,
        before: { state: document.state },
        after: {
          state: decision.state,
          kind: document.kind,
          player_id: document.player_id.toString(),
          ...(decision.state === 'approved' ? { expires_on: decision.expiresOn } : {}),
        },
        reason: decision.state === 'refused' ? decision.reason : '',
      });
      return { state: decision.state };
    }),
);
