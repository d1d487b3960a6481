import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { challengeTokenSchema, createdPasskeySchema, passkeySchema } from '../../passkeys.ts';

/** The fresh proof of identity was given to `passkey_add_begin`, whose challenge belongs to this session. */
export const passkeyAdd = defineCall({
  path: '/api/auth/passkey_add',
  summary: 'Add the passkey that the browser has created',
  access: 'player',
  request: z.object({
    ...sessionFields,
    challenge_token: challengeTokenSchema,
    name: z.string().trim().min(1, 'a name').max(40, 'at most 40 characters'),
    credential: createdPasskeySchema,
  }),
  answer: z.object({ passkey: passkeySchema }),
  refusals: ['passkeyExpired', 'invalidPasskey', 'passkeyTaken', 'passkeyLimitReached'],
  ratePerMinute: 20,
});
