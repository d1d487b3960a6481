import { sitesPreview } from '@marquee/contract/operate/sites/preview.ts';
import { requireSite } from '../../console/document-site.ts';
import { previewAddress } from '../../console/preview-address.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { requireLook } from '../../sites/documents/settings.ts';

export const serveSitesPreview = serveOperation(
  sitesPreview,
  async ({ app, input: { site_code, ...what }, request, sites }) => {
    const site = await requireSite(app.db, sites, site_code);
    if (what.look) requireLook(what.look);
    return previewAddress(app, request, site, what);
  },
);
