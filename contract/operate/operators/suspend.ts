import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const operatorsSuspend = defineOperation({
  path: '/operate/operators/suspend',
  summary: 'Suspend an operator; their sessions end',
  access: 'operators.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({ operator_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['operatorNotFound', 'operatorUnchanged', 'lastOwner', 'grantExceedsOwn'],
});
