import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { sessionFields } from '../../fields.ts';
import { passkeySchema } from '../../passkeys.ts';

export const passkeyList = defineCall({
  path: '/api/auth/passkey_list',
  summary: 'The passkeys of the account, the newest first',
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({ value: z.array(passkeySchema) }),
  refusals: [],
});
