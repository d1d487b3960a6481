import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionUserSchema } from '../../entities.ts';
import { accountIdSchema, siteFields, tacSchema, totpSchema } from '../../fields.ts';

/** After `twoFactorRequired` the code stays valid: send it again together with `totp`. */
export const loginTac = defineCall({
  path: '/api/auth/login_tac',
  summary: 'Sign in with the one-time code that was sent',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: accountIdSchema,
    tac: tacSchema,
    totp: totpSchema.optional(),
  }),
  answer: z.object({ token: z.string(), user: sessionUserSchema, fullname: z.string(), email: z.string() }),
  refusals: [
    'siteNotFound',
    'tacNotRequested',
    'invalidTac',
    'tacExpired',
    'tacAttemptsExceeded',
    'accountLocked',
    'twoFactorRequired',
    'invalidTotp',
    'BLOCK',
    'CLOSE',
  ],
  ratePerMinute: 20,
});
