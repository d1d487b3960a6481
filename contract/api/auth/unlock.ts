import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { accountIdSchema, siteFields, tacSchema } from '../../fields.ts';

export const unlock = defineCall({
  path: '/api/auth/unlock',
  summary: 'Unlock an account with the code of tac/request_unlock; failed attempts no longer count',
  access: 'public',
  request: z.object({ ...siteFields, account_id: accountIdSchema, tac: tacSchema }),
  answer: z.object({}),
  refusals: ['siteNotFound', 'tacNotRequested', 'invalidTac', 'tacExpired', 'tacAttemptsExceeded'],
  ratePerMinute: 20,
});
