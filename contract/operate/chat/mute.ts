import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { chatKeyFields, muteTerms } from '../../operator-chat.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';
import { timeSchema } from '../../fields.ts';

export const chatMute = defineOperation({
  path: '/operate/chat/mute',
  summary: 'Mute a player in all chats for a while or for good, or let them write again',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({
    ...chatKeyFields,
    player_id: playerIdSchema,
    term: z.enum(muteTerms).nullable().describe('Null to let them write again'),
    reason: reasonSchema,
  }),
  answer: z.object({
    changed: z.boolean().describe('False if it was so already'),
    until: timeSchema.nullable(),
  }),
  refusals: ['siteNotFound', 'playerNotFound', 'gameUnavailable', 'providerUnavailable', 'commandRefused'],
});
