import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emailSchema, personNameSchema, sessionFields } from '../../fields.ts';

/**
 * Another address counts once it is verified: a code is sent to it, `settings/contact_change_verify` takes it, and until
 * then the answer's `contact_email` is the one before.
 */
export const profileUpdate = defineCall({
  path: '/api/settings/profile_update',
  summary: "Change the player's e-mail address; the name stays as it was verified",
  access: 'player',
  request: z.object({ ...sessionFields, full_name: personNameSchema, contact_email: emailSchema }),
  answer: z.object({
    value: z.array(
      z.object({
        contact_email: z.string(),
        full_name: z.string(),
        pending_contact_email: z
          .string()
          .describe('The address that waits for its code; empty where none does'),
      }),
    ),
  }),
  refusals: ['emailTaken', 'nameLocked', 'tacResendTooSoon', 'deliveryFailed'],
  ratePerMinute: 20,
});
