import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';
import { markerRules } from '../../operator-safety.ts';

export const safetyReviewMarker = defineOperation({
  path: '/operate/safety/review_marker',
  summary: 'Note what was done about a rule that fired; it is open again if it still fires after 30 days',
  access: 'safety.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, rule: z.enum(markerRules), reason: reasonSchema }),
  answer: z.object({}),
  refusals: ['playerNotFound', 'playerUnchanged'],
});
