import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { meSchema } from '../../operator-entities.ts';
import { challengeTokenSchema, signedByPasskeySchema } from '../../passkeys.ts';

/** The passkey says who signs in. It counts as both factors, because the device verifies the operator. */
export const sessionPasskeySignIn = defineOperation({
  path: '/operate/session/passkey_sign_in',
  summary: 'Sign in with a passkey, without password and code',
  access: 'public',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'operator',
  request: z.object({ challenge_token: challengeTokenSchema, credential: signedByPasskeySchema }),
  answer: z.object({ me: meSchema }),
  refusals: ['passkeyExpired', 'invalidPasskey', 'signInLocked', 'addressNotAllowed'],
  ratePerMinute: 30,
});
