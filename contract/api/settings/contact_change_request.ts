import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { emailSchema, phoneSchema, stepUpFields } from '../../fields.ts';

/** Also verifies the address or number on the profile if it was never verified. */
export const contactChangeRequest = defineCall({
  path: '/api/settings/contact_change_request',
  summary: "Send a one-time code to the player's new address or number, which takes effect once verified",
  access: 'player',
  stepUp: 'always',
  request: z.discriminatedUnion('tac_channel', [
    z.object({ ...stepUpFields, tac_channel: z.literal('email'), contact_email: emailSchema }),
    z.object({ ...stepUpFields, tac_channel: z.literal('sms'), contact_phone: phoneSchema }),
  ]),
  answer: z.object({
    tac_channel: z.enum(['sms', 'email']),
    tac_sent_to: z.string().describe('Masked'),
    resend_after_s: z.int(),
    expires_after_s: z.int(),
  }),
  refusals: ['emailTaken', 'phoneTaken', 'contactUnchanged', 'tacResendTooSoon', 'deliveryFailed'],
  ratePerMinute: 10,
});
