import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { stepUpFields } from '../../fields.ts';
import { challengeTokenSchema, passkeyCreationSchema } from '../../passkeys.ts';

export const passkeyAddBegin = defineCall({
  path: '/api/auth/passkey_add_begin',
  summary: 'What the browser needs to create a passkey for this host',
  access: 'player',
  stepUp: 'always',
  request: z.object(stepUpFields),
  answer: z.object({ options: passkeyCreationSchema, challenge_token: challengeTokenSchema }),
  refusals: ['passkeyLimitReached'],
  ratePerMinute: 20,
});
