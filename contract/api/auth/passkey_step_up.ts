import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { challengeTokenSchema, signedByPasskeySchema } from '../../passkeys.ts';

/** The proof is that of `auth/step_up`. */
export const passkeyStepUp = defineCall({
  path: '/api/auth/passkey_step_up',
  summary: 'Give a fresh proof of identity by a passkey, without password and code',
  access: 'player',
  request: z.object({
    ...sessionFields,
    challenge_token: challengeTokenSchema,
    credential: signedByPasskeySchema,
  }),
  answer: z.object({
    step_up_proof: z.string().describe('Send it with the call that was refused'),
    expires_after_s: z.int(),
  }),
  refusals: ['passkeyExpired', 'invalidPasskey', 'accountLocked'],
  ratePerMinute: 20,
});
