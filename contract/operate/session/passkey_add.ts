import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { challengeTokenSchema, createdPasskeySchema, passkeySchema } from '../../passkeys.ts';

/** The second factor was asked for by `passkey_add_begin`, whose challenge belongs to this session. */
export const sessionPasskeyAdd = defineOperation({
  path: '/operate/session/passkey_add',
  summary: 'Add the passkey that the browser has created',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'operator',
  request: z.object({
    challenge_token: challengeTokenSchema,
    name: z.string().trim().min(1, 'a name').max(40, 'at most 40 characters'),
    credential: createdPasskeySchema,
  }),
  answer: z.object({ passkey: passkeySchema }),
  refusals: ['passkeyExpired', 'invalidPasskey', 'passkeyTaken', 'passkeyLimitReached'],
  ratePerMinute: 30,
});
