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
    const mail = { siteId: message.site_id, channel: 'email' as const, recipient: message.email };
    // What was not sent is not kept. The audit is written after it, because others wait for it.
    await app.delivery.send({ ...mail, subject, body }).catch((error: unknown) => {
      app.log.warn({ err: error, contact_message_id: input.message_id }, 'an answer could not be e-mailed');
      throw refuse('mailNotSent');
    });
    await note({
      siteId: message.site_id,
      subjectId: input.message_id,
      before: { state: message.state },
      after: { state: 'answered', reply_id },
    });
    return { reply_id };
  }),
);
