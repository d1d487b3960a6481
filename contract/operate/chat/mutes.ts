import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { chatPlayerFields } from '../../operator-chat.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const chatMutes = defineOperation({
  path: '/operate/chat/mutes',
  summary: 'The players of a site who may not write in chats now, the latest first',
  access: 'messages.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ site_code: siteCodeSchema }),
  answer: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        ...chatPlayerFields,
        until: timeSchema.nullable().describe('Null for good'),
        at: timeSchema,
        by: z.string(),
        why: z.string(),
      }),
    ),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: ['siteNotFound'],
});
