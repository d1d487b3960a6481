import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { siteCodeSchema } from '../../operator-entities.ts';

export const chatWords = defineOperation({
  path: '/operate/chat/words',
  summary: 'The words that players of a site cannot write in chats, by provider',
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
        words: z
          .array(z.string())
          .describe('With * in front and behind where a word counts as part of others'),
        of_provider: z.boolean().describe('Whether it is the list of the provider, and the site has none'),
        changed: z.object({ at: timeSchema, by: z.string(), why: z.string() }).nullable(),
      }),
    ),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: ['siteNotFound'],
});
