import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { reasonSchema } from '../../operator-entities.ts';

export const safetyAskLift = defineOperation({
  path: '/operate/safety/ask_lift',
  summary: 'Ask a second operator to lift an indefinite exclusion from which the player asks to return',
  access: 'safety.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'exclusion',
  request: z.object({ exclusion_id: z.uuid(), reason: reasonSchema }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['exclusionNotFound', 'exclusionNotLiftable'],
});
