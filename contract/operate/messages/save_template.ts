import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { replyBodySchema } from '../../operator-message.ts';

export const messagesSaveTemplate = defineOperation({
  path: '/operate/messages/save_template',
  summary: 'Write a text that is answered often',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'reply_template',
  request: z.object({ site_code: siteCodeSchema, template_id: z.uuid().optional().describe('Left out for a new one'), title: z.string().trim().min(2, 'at least 2 characters').max(80, 'at most 80 characters'), body: replyBodySchema }),
  answer: z.object({ template_id: z.uuid() }),
  refusals: ['templateNotFound', 'templateExists'],
});
