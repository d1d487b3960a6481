import { campaignsSave } from '@marquee/contract/operate/campaigns/save.ts';
import { saveCampaign } from '../../campaigns/campaign.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveCampaignsSave = serveOperation(campaignsSave, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const { siteId } = await requireSite(app.db, sites, input.site_code);
    const { campaign } = input;
    const campaign_id = await saveCampaign(app.db, siteId, input.campaign_id, campaign, {
      by: operator.name,
      now: app.clock.now(),
    });
    const { name, segment, channels, words } = campaign;
    await note({
      siteId,
      subjectId: campaign_id,
      after: { name, segment, channels, title: words.title.EN },
    });
    return { campaign_id };
  }),
);
