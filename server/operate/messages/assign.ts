import { messagesAssign } from '@marquee/contract/operate/messages/assign.ts';
import { requireMessage } from '../../console/show-message.ts';
import { refuse } from '../../kernel/errors.ts';
import { assignMessage } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesAssign = serveOperation(messagesAssign, async ({ input, operator, sites, change }) =>
  change(async (app, note) => {
    const message = await requireMessage(app, sites, input.message_id);
    const assigned_to = input.mine ? operator.email : null;
    if (message.assigned_to === assigned_to) throw refuse('messageUnchanged');
    await assignMessage(app.db, message, assigned_to);
    await note({
      siteId: message.site_id,
      subjectId: input.message_id,
      before: { assigned_to: message.assigned_to },
      after: { assigned_to },
    });
    return { assigned_to };
  }),
);
