import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, sessionFields, totpSchema } from '../../fields.ts';

export const twoFactorDisable = defineCall({
  path: '/api/auth/two_factor_disable',
  summary: 'Take the second factor away, with the password and a code of it',
  access: 'player',
  request: z.object({ ...sessionFields, password: enteredPasswordSchema, totp: totpSchema }),
  answer: z.object({}),
  refusals: ['wrongPassword', 'accountLocked', 'twoFactorNotActive', 'invalidTotp'],
  ratePerMinute: 20,
});
