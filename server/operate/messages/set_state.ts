import { messagesSetState } from '@marquee/contract/operate/messages/set_state.ts';
import { requireMessage } from '../../console/show-message.ts';
import { refuse } from '../../kernel/errors.ts';
import { setClosed } from '../../sites/contact-inbox.ts';
import { serveOperation } from '../../console/serve-operation.ts';

export const serveMessagesSetState = serveOperation(
  messagesSetState,
  async ({ input, operator, sites, change }) =>
    change(async (app, note) => {
      const message = await requireMessage(app, sites, input.message_id);
      // What was answered stays answered.
      if (message.state === 'answered' || message.state === input.state) throw refuse('messageUnchanged');
      await setClosed(app, app.db, message, input.state === 'closed' ? operator.email : null);
      await note({
        siteId: message.site_id,
        subjectId: input.message_id,
        before: { state: message.state },
        after: { state: input.state },
      });
      return { state: input.state };
    }),
);
