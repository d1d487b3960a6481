import { messagesList } from '@marquee/contract/operate/messages/list.ts';
import { pageOf, uuidOf } from '../../console/cursor.ts';
import { showMessages } from '../../console/show-message.ts';
import { namedSite, sitesOfQuery } from '../../console/site-filter.ts';
import { listMessages } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesList = serveOperation(messagesList, async ({ app, input, operator, sites }) => {
  const assignedTo = { anyone: undefined, me: operator.email, nobody: null }[input.assigned];
  const rows = await listMessages(app.db, {
    sites: sitesOfQuery(sites, await namedSite(app.db, input.site_code, sites)),
    state: input.state,
    assignedTo,
    after: uuidOf(input.cursor),
    limit: input.limit + 1,
  });
  const { shown, next } = pageOf(rows, input.limit, ({ contact_message_id }) => contact_message_id);
  return { next_cursor: next, value: await showMessages(app, shown) };
});
