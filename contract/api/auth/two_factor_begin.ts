import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, sessionFields } from '../../fields.ts';

/** Signing in stays the same until `two_factor_confirm`. Each call creates another secret. */
export const twoFactorBegin = defineCall({
  path: '/api/auth/two_factor_begin',
  summary: 'Begin to add a second factor: a secret for an authenticator app',
  access: 'player',
  request: z.object({ ...sessionFields, password: enteredPasswordSchema }),
  answer: z.object({
    secret: z.string().describe('Base32, for typing by hand'),
    otpauth_url: z.string().describe('For a QR code: TOTP with SHA-1, six digits, 30 s'),
  }),
  refusals: ['wrongPassword', 'accountLocked', 'twoFactorActive'],
  ratePerMinute: 20,
});
