import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const operatorsRestore = defineOperation({
  path: '/operate/operators/restore',
  summary: 'Let a suspended operator sign in again',
  access: 'operators.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({ operator_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['operatorNotFound', 'operatorUnchanged', 'grantExceedsOwn'],
});
