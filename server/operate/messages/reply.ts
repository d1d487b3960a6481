import { messagesReply } from '@marquee/contract/operate/messages/reply.ts';
import { requireMessage } from '../../console/show-message.ts';
import { refuse } from '../../kernel/errors.ts';
import { keepReply } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesReply = serveOperation(messagesReply, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const message = await requireMessage(app, sites, input.message_id);
    const { subject, body, idempotency_key: idempotencyKey } = input;
    const reply = { idempotencyKey, subject, body, by: operator.email };
    const reply_id = await keepReply(app, app.db, message, reply);
    if (reply_id === undefined) throw refuse('messageUnchanged');
    await note({
      siteId: message.site_id,
      subjectId: input.message_id,
      before: { state: message.state },
      after: { state: 'answered', reply_id },
    });
    return { reply_id };
  }),
);
