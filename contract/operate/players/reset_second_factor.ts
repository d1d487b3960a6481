import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersResetSecondFactor = defineOperation({
  path: '/operate/players/reset_second_factor',
  summary:
    'Remove a player’s second factor; their sessions end, and withdrawals wait as after any change of security',
  access: 'players.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ ended: z.int().describe('Sessions that ended') }),
  refusals: ['playerNotFound', 'playerUnchanged'],
});
