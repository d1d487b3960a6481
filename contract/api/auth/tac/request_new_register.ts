import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { accountIdSchema, siteFields } from '../../../fields.ts';

export const tacRequestNewRegister = defineCall({
  path: '/api/auth/tac/request_new_register',
  summary: 'Send the code of a new account again',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: accountIdSchema,
    tac_channel: z.enum(['sms', 'email']).default('sms'),
  }),
  answer: z.object({ resend_after_s: z.int(), expires_after_s: z.int() }),
  refusals: ['siteNotFound', 'tacNotRequested', 'tacResendTooSoon', 'deliveryFailed'],
  ratePerMinute: 10,
  addressRatePerMinute: 120,
});
