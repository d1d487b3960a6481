import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields, tacSchema } from '../../fields.ts';

export const twoFactorConfirm = defineCall({
  path: '/api/auth/two_factor_confirm',
  summary: 'Prove that the authenticator app has the secret; the second factor is on from then',
  access: 'player',
  request: z.object({ ...sessionFields, totp: tacSchema }),
  answer: z.object({
    recovery_codes: z.array(z.string()).describe('Ten, each good once in place of `totp`; shown only now'),
  }),
  refusals: ['twoFactorNotBegun', 'twoFactorActive', 'invalidTotp', 'accountLocked'],
  ratePerMinute: 20,
});
