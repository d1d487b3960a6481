import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { timeSchema } from '../../fields.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const operatorsResetSecondFactor = defineOperation({
  path: '/operate/operators/reset_second_factor',
  summary: "End an operator's sessions and give a link to enrol again",
  access: 'operators.update',
  scope: 'all',
  stepUp: true,
  audits: 'once',
  subject: 'operator',
  request: z.object({ operator_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({ invitation_url: z.string(), expires_at: timeSchema }),
  refusals: ['operatorNotFound', 'operatorUnchanged', 'grantExceedsOwn', 'lastOwner'],
});
