import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, playerStatuses, reasonSchema } from '../../operator-entities.ts';

export const playersUnblock = defineOperation({
  path: '/operate/players/unblock',
  summary: 'Let a blocked player sign in again',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ status: z.enum(playerStatuses) }),
  refusals: ['playerNotFound', 'playerUnchanged'],
});
