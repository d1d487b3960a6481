import { messagesTemplates } from '@marquee/contract/operate/messages/templates.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { listTemplates } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesTemplates = serveOperation(messagesTemplates, async ({ app, input, sites }) => {
  const siteId = await namedSite(app.db, input.site_code, sites);
  const rows = await listTemplates(app.db, sitesOfQuery(sites, siteId));
  return {
    value: rows.map(({ template_id, site_code, title, body }) => ({ template_id, site_code, title, body })),
  };
});
