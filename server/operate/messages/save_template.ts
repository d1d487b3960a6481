import { messagesSaveTemplate } from '@marquee/contract/operate/messages/save_template.ts';
import { namedSite } from '../../console/site-filter.ts';
import { refuse } from '../../kernel/errors.ts';
import { saveTemplate } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesSaveTemplate = serveOperation(
  messagesSaveTemplate,
  async ({ input, sites, change }) =>
    change(async (app, note) => {
      const siteId = await namedSite(app.db, input.site_code, sites);
      if (siteId === undefined) throw refuse('siteNotFound');
      const { template_id: templateId, title, body } = input;
      const saved = await saveTemplate(app, app.db, { siteId, templateId, title, body });
      if (saved === 'exists') throw refuse('templateExists');
      if (saved === 'unknown') throw refuse('templateNotFound');
      await note({
        siteId,
        subjectId: saved.id,
        before: { title: saved.before },
        after: { title, characters: body.length },
      });
      return { template_id: saved.id };
    }),
);
