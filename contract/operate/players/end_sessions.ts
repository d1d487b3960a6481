import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersEndSessions = defineOperation({
  path: '/operate/players/end_sessions',
  summary: 'End all sessions of a player',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ ended: z.int() }),
  refusals: ['playerNotFound'],
});
