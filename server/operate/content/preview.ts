import { contentPreview } from '@marquee/contract/operate/content/preview.ts';
import { requireSite } from '../../console/document-site.ts';
import { previewAddress } from '../../console/preview-address.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveContentPreview = serveOperation(contentPreview, async ({ app, input, request, sites }) => {
  const site = await requireSite(app.db, sites, input.site_code);
  return previewAddress(app, request, site, { look: null, name: null, drafts: true, path: input.path });
});
