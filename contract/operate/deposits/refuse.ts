import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const depositsRefuse = defineOperation({
  path: '/operate/deposits/refuse',
  summary: 'Refuse an open deposit with a reason that the player reads',
  access: 'deposits.approve',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'deposit',
  request: z.object({ deposit_id: z.uuid(), reason: reasonSchema.describe('The player sees it') }),
  answer: z.object({}),
  refusals: ['depositNotFound', 'commandRefused'],
});
