import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { inboxMessageSchema, wantedLanguageSchema } from '../../engagement.ts';
import { pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const getInbox = defineCall({
  path: '/api/settings/get_inbox',
  summary: "The player's messages, those with a reward to claim first, then the latest",
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...pageFields,
    language: wantedLanguageSchema,
    filter: z
      .enum(['all', 'unread', 'claimable'])
      .default('all')
      .describe('claimable: with an unclaimed reward'),
  }),
  answer: z.object({
    ...pageAnswer,
    unread: z.int().describe('How many are unread, on all pages'),
    claimable: z.int().describe('How many rewards can be claimed'),
    value: z.array(inboxMessageSchema),
  }),
  refusals: [],
});
