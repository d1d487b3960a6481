import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { emailSchema, enteredPasswordSchema, totpSchema } from '../../fields.ts';
import { meSchema } from '../../operator-entities.ts';

export const sessionSignIn = defineOperation({
  path: '/operate/session/sign_in',
  summary: 'Sign in with e-mail address, password and second factor',
  access: 'public',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    email: emailSchema,
    password: enteredPasswordSchema,
    totp: totpSchema.optional().describe('Without it a right password answers secondFactorRequired'),
  }),
  answer: z.object({ me: meSchema }),
  refusals: ['signInFailed', 'signInLocked', 'secondFactorRequired', 'addressNotAllowed'],
  ratePerMinute: 30,
});
