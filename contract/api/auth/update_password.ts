import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, passwordSchema, stepUpFields } from '../../fields.ts';

export const updatePassword = defineCall({
  path: '/api/auth/update_password',
  summary: 'Change the password; the other sessions of the account end',
  access: 'player',
  stepUp: 'secondFactor',
  request: z.object({ ...stepUpFields, password: enteredPasswordSchema, new_password: passwordSchema }),
  answer: z.object({ sessions_ended: z.int().describe('How many other sessions ended') }),
  refusals: ['passwordTooCommon', 'passwordHasAccount', 'wrongPassword', 'samePassword', 'accountLocked'],
  ratePerMinute: 20,
});
