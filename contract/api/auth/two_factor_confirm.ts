import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields, tacSchema } from '../../fields.ts';

export const twoFactorConfirm = defineCall({
  path: '/api/auth/two_factor_confirm',
  summary: 'Prove that the authenticator app has the secret, and turn the second factor on',
  access: 'player',
  request: z.object({ ...sessionFields, totp: tacSchema }),
  answer: z.object({
    recovery_codes: z
      .array(z.string())
      .describe('Ten codes, each valid once instead of `totp`; shown only this once'),
  }),
  refusals: ['twoFactorNotBegun', 'twoFactorActive', 'invalidTotp', 'accountLocked'],
  ratePerMinute: 20,
});
