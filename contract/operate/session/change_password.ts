import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { enteredPasswordSchema, passwordSchema } from '../../fields.ts';

export const sessionChangePassword = defineOperation({
  path: '/operate/session/change_password',
  summary: 'Change your password; your other sessions end',
  access: 'session',
  scope: 'own',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({ current_password: enteredPasswordSchema, new_password: passwordSchema }),
  answer: z.object({}),
  refusals: ['wrongPassword', 'samePassword', 'signInLocked', 'passwordTooCommon', 'passwordHasAccount'],
  ratePerMinute: 30,
});
