import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const sessionSignOut = defineOperation({
  path: '/operate/session/sign_out',
  summary: 'End this session',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'once',
  subject: 'session',
  request: z.object({}),
  answer: z.object({}),
  refusals: [],
});
