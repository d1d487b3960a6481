import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionUserSchema } from '../../entities.ts';
import { siteFields } from '../../fields.ts';
import { challengeTokenSchema, signedByPasskeySchema } from '../../passkeys.ts';

/** The passkey says whose account it is. It counts as both factors, because the device verifies the player. */
export const passkeyLogin = defineCall({
  path: '/api/auth/passkey_login',
  summary: 'Sign in with a passkey',
  access: 'public',
  request: z.object({
    ...siteFields,
    challenge_token: challengeTokenSchema,
    credential: signedByPasskeySchema,
  }),
  answer: z.object({ token: z.string(), user: sessionUserSchema, fullname: z.string(), email: z.string() }),
  refusals: [
    'siteNotFound',
    'permissionDenied',
    'passkeyExpired',
    'invalidPasskey',
    'accountLocked',
    'accountNotVerified',
    'BLOCK',
    'CLOSE',
  ],
  ratePerMinute: 20,
});
