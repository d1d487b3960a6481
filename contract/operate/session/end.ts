import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const sessionEnd = defineOperation({
  path: '/operate/session/end',
  summary: 'End one of your sessions, or all but this one',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'session',
  request: z.object({ session_id: z.uuid().optional().describe('Without it all but this one end') }),
  answer: z.object({ ended: z.int() }),
  refusals: ['sessionNotFound'],
});
