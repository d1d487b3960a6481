import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { messageStates } from '../../operator-message.ts';

export const messagesSetState = defineOperation({
  path: '/operate/messages/set_state',
  summary: 'Close a message without an answer, or open it again',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'message',
  request: z.object({ message_id: z.uuid(), state: z.enum(['open', 'closed']) }),
  answer: z.object({ state: z.enum(messageStates) }),
  refusals: ['messageNotFound', 'messageUnchanged'],
});
