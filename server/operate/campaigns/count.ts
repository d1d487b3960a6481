import { campaignsCount } from '@marquee/contract/operate/campaigns/count.ts';
import { countSegment } from '../../campaigns/segment.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveCampaignsCount = serveOperation(campaignsCount, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  return countSegment(app.db, siteId, input.segment, app.clock.now());
});
