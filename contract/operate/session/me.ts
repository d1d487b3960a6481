import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { meSchema } from '../../operator-entities.ts';

export const sessionMe = defineOperation({
  path: '/operate/session/me',
  summary: 'Who is signed in, and what they may do where',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ me: meSchema }),
  refusals: [],
});
