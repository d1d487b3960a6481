import { readInbox } from '@marquee/contract/api/settings/read_inbox.ts';
import { serve } from '../../http/serve.ts';
import { markRead } from '../../inbox/messages.ts';

export const serveReadInbox = serve(readInbox, async ({ app, input, session }) => ({
  unread: await markRead(app, session, input.inbox_id),
}));
