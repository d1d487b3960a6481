import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { enteredPasswordSchema, sessionFields, totpSchema } from '../../fields.ts';

/** The proof is valid for this session only. A further proof invalidates the previous one. */
export const stepUp = defineCall({
  path: '/api/auth/step_up',
  summary: 'Give a fresh proof of identity, for calls that answer stepUpRequired',
  access: 'player',
  request: z.object({
    ...sessionFields,
    password: enteredPasswordSchema,
    totp: totpSchema.optional().describe('Required if the player has a second factor'),
  }),
  answer: z.object({
    step_up_proof: z.string().describe('Send it with the call that was refused'),
    expires_after_s: z.int(),
  }),
  refusals: ['wrongPassword', 'accountLocked', 'twoFactorRequired', 'invalidTotp'],
  ratePerMinute: 20,
});
