import { z } from 'zod';
import { defineOperation } from '../../operation.ts';


export const messagesAssign = defineOperation({
  path: '/operate/messages/assign',
  summary: 'Look after a message, or let it go',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'message',
  request: z.object({ message_id: z.uuid(), mine: z.boolean() }),
  answer: z.object({ assigned_to: z.string().nullable() }),
  refusals: ['messageNotFound', 'messageUnchanged'],
});
