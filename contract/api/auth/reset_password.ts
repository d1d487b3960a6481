import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { accountIdSchema, passwordSchema, siteFields, tacSchema } from '../../fields.ts';

/** Ends every session of the account, and unlocks it. */
export const resetPassword = defineCall({
  path: '/api/auth/reset_password',
  summary: 'Set a new password with the code of forgot_password',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: accountIdSchema,
    tac: tacSchema,
    new_password: passwordSchema,
  }),
  answer: z.object({}),
  refusals: [
    'passwordTooCommon',
    'passwordHasAccount',
    'siteNotFound',
    'tacNotRequested',
    'invalidTac',
    'tacExpired',
    'tacAttemptsExceeded',
    'BLOCK',
    'CLOSE',
  ],
  ratePerMinute: 20,
});
