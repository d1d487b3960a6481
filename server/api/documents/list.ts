import { documentsList } from '@marquee/contract/api/documents/list.ts';
import { documentStanding } from '../../cashier/documents/standing.ts';
import { serve } from '../../http/serve.ts';

export const serveDocumentsList = serve(documentsList, async ({ app, session }) => ({
  value: await documentStanding(app, app.db, session),
}));
