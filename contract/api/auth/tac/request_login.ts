import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { accountIdSchema, siteFields } from '../../../fields.ts';

/** The answer is the same whether or not the account exists and a code was sent. */
export const tacRequestLogin = defineCall({
  path: '/api/auth/tac/request_login',
  summary: 'Send a one-time code for signing in',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: accountIdSchema,
    tac_channel: z
      .enum(['sms', 'email'])
      .default('sms')
      .describe('If that contact is verified; otherwise the other one'),
  }),
  answer: z.object({ resend_after_s: z.int(), expires_after_s: z.int() }),
  refusals: ['siteNotFound', 'tacResendTooSoon'],
  ratePerMinute: 10,
  addressRatePerMinute: 120,
});
