import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { operatorSchema } from '../../operator-entities.ts';

export const operatorsList = defineOperation({
  path: '/operate/operators/list',
  summary: 'Operators and their roles',
  access: 'operators.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({ value: z.array(operatorSchema) }),
  refusals: [],
});
