import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { wantedLanguageSchema } from '../../engagement.ts';
import { emailSchema, personNameSchema, stepUpFields } from '../../fields.ts';

/**
 * A changed address takes effect once it is verified. A code is sent to it, which `settings/contact_change_verify`
 * takes; until then the answer's `contact_email` is the previous one.
 */
export const profileUpdate = defineCall({
  path: '/api/settings/profile_update',
  summary:
    "Change the player's e-mail address, language and agreement to marketing; the name stays as it was verified",
  access: 'player',
  stepUp: 'conditional',
  request: z.object({
    ...stepUpFields,
    full_name: personNameSchema,
    contact_email: emailSchema,
    language: wantedLanguageSchema.describe('The language of messages to the player; unchanged by default'),
    accept_marketing: z
      .boolean()
      .optional()
      .describe('Whether the player agrees to receive offers; unchanged by default'),
  }),
  answer: z.object({
    value: z.array(
      z.object({
        contact_email: z.string(),
        full_name: z.string(),
        language: z.string(),
        accepts_marketing: z.boolean(),
        pending_contact_email: z
          .string()
          .describe('The address that waits for its code; empty if there is none'),
      }),
    ),
  }),
  refusals: ['emailTaken', 'nameLocked', 'tacResendTooSoon', 'deliveryFailed'],
  ratePerMinute: 20,
});
