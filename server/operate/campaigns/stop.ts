import { campaignsStop } from '@marquee/contract/operate/campaigns/stop.ts';
import { stopCampaign } from '../../campaigns/campaign.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveCampaignsStop = serveOperation(campaignsStop, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const { siteId } = await requireSite(app.db, sites, input.site_code);
    const { campaign_id, reason } = input;
    const state = await stopCampaign(app.db, siteId, campaign_id, app.clock.now());
    await note({ siteId, subjectId: campaign_id, before: { state }, after: { state: 'stopped' }, reason });
    return {};
  }),
);
