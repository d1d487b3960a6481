import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const sessionPasskeyRemove = defineOperation({
  path: '/operate/session/passkey_remove',
  summary: 'Remove one of your passkeys; it no longer signs in, and the sessions that it opened end',
  access: 'session',
  scope: 'own',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({ passkey_id: z.uuid('the passkey') }),
  answer: z.object({ ended: z.int().describe('How many sessions ended, this one included if it opened it') }),
  refusals: ['passkeyNotFound'],
});
