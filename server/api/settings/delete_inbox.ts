import { deleteInbox } from '@marquee/contract/api/settings/delete_inbox.ts';
import { serve } from '../../http/serve.ts';
import { deleteMessage } from '../../inbox/messages.ts';

export const serveDeleteInbox = serve(deleteInbox, async ({ app, input, session }) => ({
  unread: await deleteMessage(app, session, input.inbox_id),
}));
