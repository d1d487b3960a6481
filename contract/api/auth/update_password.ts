import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, passwordSchema, sessionFields } from '../../fields.ts';

export const updatePassword = defineCall({
  path: '/api/auth/update_password',
  summary: 'Change the password; the other sessions of the account end',
  access: 'player',
  request: z.object({ ...sessionFields, password: enteredPasswordSchema, new_password: passwordSchema }),
  answer: z.object({ sessions_ended: z.int().describe('How many other sessions were ended') }),
  refusals: ['wrongPassword', 'samePassword', 'accountLocked'],
  ratePerMinute: 20,
});
