import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { passkeySchema } from '../../passkeys.ts';

export const sessionPasskeys = defineOperation({
  path: '/operate/session/passkeys',
  summary: 'Your passkeys, the newest first',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(passkeySchema) }),
  refusals: [],
});
