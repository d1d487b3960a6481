import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema, roundKeySchema } from '../../operator-entities.ts';

export const roundsVoid = defineOperation({
  path: '/operate/rounds/void',
  summary: 'Ask for a round to be voided; a second operator must approve it',
  access: 'rounds.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'round',
  request: roundKeySchema.extend({
    reason: reasonSchema.describe('For the operator who is asked to approve'),
  }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['roundNotFound', 'commandRefused'],
});
