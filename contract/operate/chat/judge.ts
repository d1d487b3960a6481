import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { chatKeyFields } from '../../operator-chat.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const chatJudge = defineOperation({
  path: '/operate/chat/judge',
  summary: 'Remove a line of a chat for everybody at once, or leave it; its reports are closed',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'chat_line',
  request: z.object({
    ...chatKeyFields,
    line_id: z.uuid(),
    verdict: z.enum(['remove', 'leave']),
    reason: reasonSchema,
  }),
  answer: z.object({ changed: z.boolean().describe('False if it was so already') }),
  refusals: ['siteNotFound', 'gameUnavailable', 'providerUnavailable', 'commandRefused'],
});
