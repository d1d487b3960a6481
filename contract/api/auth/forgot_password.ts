import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { accountIdSchema, phoneSchema, siteFields } from '../../fields.ts';

/**
 * Sends a code if the number is the account's: by SMS, or by e-mail if only the address is verified. The answer is the
 * same in every case.
 */
export const forgotPassword = defineCall({
  path: '/api/auth/forgot_password',
  summary: 'Send a one-time code for setting a new password',
  access: 'public',
  request: z.object({ ...siteFields, account_id: accountIdSchema, contact_phone: phoneSchema }),
  answer: z.object({ resend_after_s: z.int(), expires_after_s: z.int() }),
  refusals: ['siteNotFound', 'tacResendTooSoon'],
  ratePerMinute: 10,
  addressRatePerMinute: 120,
});
