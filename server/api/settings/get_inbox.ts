import { getInbox } from '@marquee/contract/api/settings/get_inbox.ts';
import { serve } from '../../http/serve.ts';
import { listInbox } from '../../inbox/messages.ts';
import { playerLanguage } from '../../players/player-language.ts';

export const serveGetInbox = serve(getInbox, async ({ app, input, session }) => {
  const { total, unread, claimable, messages } = await listInbox(app, session, {
    filter: input.filter,
    language: await playerLanguage(app, session, input.language),
    page: input.page,
    pageSize: input.page_size,
  });
  return { page: input.page, page_size: input.page_size, total, unread, claimable, value: messages };
});
