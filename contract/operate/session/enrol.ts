import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { passwordSchema, tacSchema } from '../../fields.ts';
import { meSchema, operatorNameSchema } from '../../operator-entities.ts';

export const sessionEnrol = defineOperation({
  path: '/operate/session/enrol',
  summary: 'Choose a password, confirm the authenticator app and sign in',
  access: 'public',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    invitation: z.string().min(20, 'the link').max(200, 'the link'),
    name: operatorNameSchema.optional(),
    password: passwordSchema,
    totp: tacSchema,
  }),
  answer: z.object({ me: meSchema, recovery_codes: z.array(z.string()).describe('Shown once') }),
  refusals: [
    'invitationInvalid',
    'secondFactorWrong',
    'passwordTooCommon',
    'passwordHasAccount',
    'addressNotAllowed',
  ],
  ratePerMinute: 30,
});
