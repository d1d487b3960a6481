import { messagesRemoveTemplate } from '@marquee/contract/operate/messages/remove_template.ts';
import { namedSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { removeTemplate } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesRemoveTemplate = serveOperation(
  messagesRemoveTemplate,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const siteId = await namedSite(app.db, input.site_code, sites);
      if (siteId === undefined) throw refuse('siteNotFound');
      const title = await removeTemplate(app.db, siteId, input.template_id);
      if (title === undefined) throw refuse('templateNotFound');
      await note({ siteId, subjectId: input.template_id, before: { title }, after: { removed: true } });
      return {};
    }),
);
