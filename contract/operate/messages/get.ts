import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { contactMessageSchema, contactReplySchema } from '../../operator-message.ts';

export const messagesGet = defineOperation({
  path: '/operate/messages/get',
  summary: 'One message of the contact form, with what was answered',
  access: 'messages.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ message_id: z.uuid() }),
  answer: z.object({ message: contactMessageSchema, replies: z.array(contactReplySchema) }),
  refusals: ['messageNotFound'],
});
