import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { chatKeyFields } from '../../operator-chat.ts';
import { reasonSchema } from '../../operator-entities.ts';
import { chatWordSchema, MOST_WORDS } from '../../providers/chat.ts';

export const chatSetWords = defineOperation({
  path: '/operate/chat/set_words',
  summary: 'Put a list of words in force for the chats of a site, from the next line on',
  access: 'messages.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'site',
  request: z.object({
    ...chatKeyFields,
    words: z.array(chatWordSchema).max(MOST_WORDS).nullable().describe('Null for the list of the provider'),
    reason: reasonSchema,
  }),
  answer: z.object({ words: z.int().nullable().describe('How many; null for the list of the provider') }),
  refusals: ['siteNotFound', 'gameUnavailable', 'providerUnavailable', 'commandRefused'],
  // A thousand words of forty characters, each of which may be written as an escape.
  bodyLimit_bytes: 300_000,
});
