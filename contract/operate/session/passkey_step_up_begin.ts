import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { challengeTokenSchema, passkeyRequestSchema } from '../../passkeys.ts';

export const sessionPasskeyStepUpBegin = defineOperation({
  path: '/operate/session/passkey_step_up_begin',
  summary: 'A challenge for confirming who you are with one of your passkeys',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ options: passkeyRequestSchema, challenge_token: challengeTokenSchema }),
  refusals: ['passkeyNotFound'],
  ratePerMinute: 30,
});
