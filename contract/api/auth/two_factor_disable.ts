import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, sessionFields, totpSchema } from '../../fields.ts';

export const twoFactorDisable = defineCall({
  path: '/api/auth/two_factor_disable',
  summary: 'Remove the second factor, with the password and one of its codes',
  access: 'player',
  request: z.object({ ...sessionFields, password: enteredPasswordSchema, totp: totpSchema }),
  answer: z.object({}),
  refusals: ['wrongPassword', 'accountLocked', 'twoFactorNotActive', 'invalidTotp'],
  ratePerMinute: 20,
});
