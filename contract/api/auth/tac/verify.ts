import { z } from 'zod';
import { defineCall } from '../../../call.ts';
import { sessionUserSchema } from '../../../entities.ts';
import { accountIdSchema, siteFields, tacSchema } from '../../../fields.ts';

/** Verifies a new account with its code, and signs the player in. */
export const tacVerify = defineCall({
  path: '/api/auth/tac/verify',
  summary: 'Verify a new account with its one-time code',
  access: 'public',
  request: z.object({ ...siteFields, account_id: accountIdSchema, tac: tacSchema }),
  answer: z.object({ token: z.string(), user: sessionUserSchema, fullname: z.string(), email: z.string() }),
  refusals: [
    'siteNotFound',
    'tacNotRequested',
    'invalidTac',
    'tacExpired',
    'tacAttemptsExceeded',
    'phoneTaken',
    'emailTaken',
  ],
  ratePerMinute: 20,
});
