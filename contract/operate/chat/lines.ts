import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { chatLineSchema, chatViewSchema } from '../../operator-chat.ts';
import { cursorAnswer, cursorFields, playerIdSchema, siteCodeSchema } from '../../operator-entities.ts';

export const chatLines = defineOperation({
  path: '/operate/chat/lines',
  summary:
    'What players of a site write in the rooms of games: reported lines with what was said around them, those reported longest first; judged ones, or all, the latest first',
  access: 'messages.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    site_code: siteCodeSchema,
    view: chatViewSchema.default('reported'),
    player_id: playerIdSchema.optional(),
  }),
  answer: z.object({
    ...cursorAnswer,
    value: z.array(chatLineSchema),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: ['siteNotFound', 'playerNotFound'],
});
