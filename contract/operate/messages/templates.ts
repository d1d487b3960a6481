import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { siteCodeSchema } from '../../operator-entities.ts';
import { replyTemplateSchema } from '../../operator-message.ts';

export const messagesTemplates = defineOperation({
  path: '/operate/messages/templates',
  summary: 'Texts that are answered often, by site',
  access: 'messages.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema.optional() }),
  answer: z.object({ value: z.array(replyTemplateSchema) }),
  refusals: [],
});
