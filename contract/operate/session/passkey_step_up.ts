import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { challengeTokenSchema, signedByPasskeySchema } from '../../passkeys.ts';

export const sessionPasskeyStepUp = defineOperation({
  path: '/operate/session/passkey_step_up',
  summary: 'Confirm who you are with a passkey, which permits rights and money for five minutes',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'session',
  request: z.object({ challenge_token: challengeTokenSchema, credential: signedByPasskeySchema }),
  answer: z.object({ stepped_up_until: timeSchema }),
  refusals: ['passkeyExpired', 'invalidPasskey', 'signInLocked'],
  ratePerMinute: 30,
});
