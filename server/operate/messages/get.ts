import { messagesGet } from '@marquee/contract/operate/messages/get.ts';
import { requireMessage, showMessages } from '../../console/show-message.ts';
import { refuse } from '../../kernel/errors.ts';
import { listReplies } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesGet = serveOperation(messagesGet, async ({ app, input, sites }) => {
  const found = await requireMessage(app, sites, input.message_id);
  const [[message], replies] = await Promise.all([showMessages(app, [found]), listReplies(app.db, found)]);
  if (!message) throw refuse('messageNotFound');
  return {
    message,
    replies: replies.map(({ sent_at, ...reply }) => ({ ...reply, sent_at: sent_at.toISOString() })),
  };
});
