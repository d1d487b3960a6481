import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { operatorSessionSchema } from '../../operator-entities.ts';

export const sessionList = defineOperation({
  path: '/operate/session/list',
  summary: 'Your sessions, last seen first',
  access: 'session',
  scope: 'own',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(operatorSessionSchema) }),
  refusals: [],
});
