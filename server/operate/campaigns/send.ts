import { campaignsSend } from '@marquee/contract/operate/campaigns/send.ts';
import { scheduleCampaign } from '../../campaigns/campaign.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveCampaignsSend = serveOperation(campaignsSend, async ({ input, sites, change }) =>
  change(async (app, note) => {
    const { siteId } = await requireSite(app.db, sites, input.site_code);
    const send_at = input.send_at === null ? app.clock.now() : new Date(input.send_at);
    await scheduleCampaign(app.db, siteId, input.campaign_id, send_at);
    const after = { state: 'scheduled', send_at: send_at.toISOString() };
    await note({ siteId, subjectId: input.campaign_id, after });
    return { send_at: send_at.toISOString() };
  }),
);
