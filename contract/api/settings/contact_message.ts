import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emailSchema, personNameSchema, siteFields } from '../../fields.ts';

export const contactTopics = ['account', 'payment', 'game', 'safety', 'other'] as const;

export const contactMessage = defineCall({
  path: '/api/settings/contact_message',
  summary: "Send a message to a site's operator",
  access: 'public',
  request: z.object({
    ...siteFields,
    name: personNameSchema,
    email: emailSchema,
    topic: z.enum(contactTopics),
    message: z
      .string()
      .trim()
      .min(10, 'at least 10 characters')
      .max(4000, 'at most 4000 characters')
      .describe('Plain text'),
    account_id: z
      .string()
      .trim()
      .toLowerCase()
      .max(32, 'the account')
      .default('')
      .describe('With `auth`: the player; empty for a visitor'),
    auth: z.string().max(256, 'the session token').default(''),
  }),
  answer: z.object({ contact_message_id: z.uuid() }),
  refusals: ['siteNotFound', 'sessionExpired', 'permissionDenied', 'BLOCK', 'CLOSE'],
  ratePerMinute: 5,
  addressRatePerMinute: 30,
});
