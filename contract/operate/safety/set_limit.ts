import { z } from 'zod';
import { positiveMoneySchema } from '../../fields.ts';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';
import { limitKindSchema, limitWindowSchema } from '../../safety.ts';

export const safetySetLimit = defineOperation({
  path: '/operate/safety/set_limit',
  summary: 'Set the operator’s limit for a player; it applies at once, beside the player’s own',
  access: 'safety.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    kind: limitKindSchema,
    window: limitWindowSchema,
    value: positiveMoneySchema
      .nullable()
      .describe('Money as a decimal, whole minutes for session_time; null removes it'),
    reason: reasonSchema,
  }),
  answer: z.object({}),
  refusals: ['playerNotFound'],
});
