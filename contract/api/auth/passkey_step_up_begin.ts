import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { challengeTokenSchema, passkeyRequestSchema } from '../../passkeys.ts';

export const passkeyStepUpBegin = defineCall({
  path: '/api/auth/passkey_step_up_begin',
  summary: 'A challenge for a fresh proof of identity by one of the player’s passkeys of this host',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ options: passkeyRequestSchema, challenge_token: challengeTokenSchema }),
  refusals: ['passkeyNotFound'],
  ratePerMinute: 20,
});
