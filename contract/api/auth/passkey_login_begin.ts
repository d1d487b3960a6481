import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { siteFields } from '../../fields.ts';
import { challengeTokenSchema, passkeyRequestSchema } from '../../passkeys.ts';

export const passkeyLoginBegin = defineCall({
  path: '/api/auth/passkey_login_begin',
  summary: 'A challenge for signing in with a passkey',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({ options: passkeyRequestSchema, challenge_token: challengeTokenSchema }),
  refusals: ['siteNotFound', 'permissionDenied'],
  ratePerMinute: 20,
});
