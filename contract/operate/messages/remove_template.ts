import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const messagesRemoveTemplate = defineOperation({
  path: '/operate/messages/remove_template',
  summary: 'Remove a text that is answered often',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'reply_template',
  request: z.object({ site_code: siteCodeSchema, template_id: z.uuid() }),
  answer: z.object({  }),
  refusals: ['templateNotFound'],
});
