import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionUserSchema } from '../../entities.ts';
import { enteredPasswordSchema, siteFields, totpSchema } from '../../fields.ts';

export const login = defineCall({
  path: '/api/auth/login',
  summary: 'Sign in with a password',
  access: 'public',
  request: z.object({
    ...siteFields,
    account_id: z.string().trim().toLowerCase().min(1, 'the account').max(254, 'the account'),
    password: enteredPasswordSchema,
    totp: totpSchema.optional().describe('Only for players with a second factor'),
  }),
  answer: z.object({
    token: z.string(),
    user: sessionUserSchema,
    fullname: z.string(),
    email: z.string(),
  }),
  refusals: [
    'siteNotFound',
    'invalidCredentials',
    'accountLocked',
    'accountNotVerified',
    'twoFactorRequired',
    'invalidTotp',
    'BLOCK',
    'CLOSE',
  ],
  ratePerMinute: 20,
});
