import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const sessionNewRecoveryCodes = defineOperation({
  path: '/operate/session/new_recovery_codes',
  summary: 'Replace your recovery codes',
  access: 'session',
  scope: 'own',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({}),
  answer: z.object({ recovery_codes: z.array(z.string()).describe('Shown once') }),
  refusals: [],
  ratePerMinute: 30,
});
