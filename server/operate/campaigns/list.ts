import { campaignsList } from '@marquee/contract/operate/campaigns/list.ts';
import { listCampaigns } from '../../campaigns/campaign.ts';
import { requireSite } from '../../console/document-site.ts';
import { serveOperation } from '../../console/serve-operation.ts';
import { tagsOfSite } from '../../operators/player-notes.ts';
import { inLanguage } from '../../sites/words.ts';

export const serveCampaignsList = serveOperation(campaignsList, async ({ app, input, sites }) => {
  const { siteId } = await requireSite(app.db, sites, input.site_code);
  const [value, levels, tags] = await Promise.all([
    listCampaigns(app.db, siteId),
    app.vipLevels.levelsOf(app.db, siteId),
    tagsOfSite(app.db, siteId),
  ]);
  return { value, levels: levels.map(({ vip_name }) => inLanguage(vip_name, 'EN')), tags: [...tags] };
});
