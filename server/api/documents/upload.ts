import { documentsUpload } from '@marquee/contract/api/documents/upload.ts';
import { documentStanding } from '../../cashier/documents/standing.ts';
import { addDocument } from '../../cashier/documents/upload.ts';
import { serve } from '../../http/serve.ts';

export const serveDocumentsUpload = serve(documentsUpload, async ({ app, input, session }) => {
  await addDocument(app, session, input.kind, input.file);
  return { value: await documentStanding(app, app.db, session) };
});
