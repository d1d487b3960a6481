import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { challengeTokenSchema, passkeyRequestSchema } from '../../passkeys.ts';

export const sessionPasskeySignInBegin = defineOperation({
  path: '/operate/session/passkey_sign_in_begin',
  summary: 'A challenge for signing in with a passkey',
  access: 'public',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ options: passkeyRequestSchema, challenge_token: challengeTokenSchema }),
  refusals: [],
  ratePerMinute: 30,
});
