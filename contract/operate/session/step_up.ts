import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema, totpSchema } from '../../fields.ts';

export const sessionStepUp = defineOperation({
  path: '/operate/session/step_up',
  summary: 'Enter the second factor again, which permits rights and money for five minutes',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'session',
  request: z.object({ totp: totpSchema }),
  answer: z.object({ stepped_up_until: timeSchema }),
  refusals: ['secondFactorWrong', 'signInLocked'],
  ratePerMinute: 30,
});
