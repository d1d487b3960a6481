import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { replyBodySchema } from '../../operator-message.ts';

export const messagesReply = defineOperation({
  path: '/operate/messages/reply',
  summary: 'Answer a message; it is answered then, and the e-mail is sent by a job',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'message',
  request: z.object({ message_id: z.uuid(), idempotency_key: z.uuid().describe('A used key is refused'), subject: z.string().trim().min(3, 'at least 3 characters').max(150, 'at most 150 characters'), body: replyBodySchema }),
  answer: z.object({ reply_id: z.uuid() }),
  refusals: ['messageNotFound', 'messageUnchanged'],
});
