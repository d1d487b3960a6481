import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { challengeTokenSchema, passkeyCreationSchema } from '../../passkeys.ts';

export const sessionPasskeyAddBegin = defineOperation({
  path: '/operate/session/passkey_add_begin',
  summary: 'What the browser needs to create a passkey for the console',
  access: 'session',
  scope: 'own',
  stepUp: true,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ options: passkeyCreationSchema, challenge_token: challengeTokenSchema }),
  refusals: ['passkeyLimitReached'],
  ratePerMinute: 30,
});
