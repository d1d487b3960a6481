import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { stepUpFields } from '../../fields.ts';

export const passkeyRemove = defineCall({
  path: '/api/auth/passkey_remove',
  summary: 'Remove a passkey; it no longer signs in',
  access: 'player',
  stepUp: 'always',
  request: z.object({ ...stepUpFields, passkey_id: z.uuid('the passkey') }),
  answer: z.object({}),
  refusals: ['passkeyNotFound'],
});
