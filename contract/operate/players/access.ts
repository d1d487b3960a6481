import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema } from '../../operator-entities.ts';
import { playerAccessSchema } from '../../operator-player.ts';

export const playersAccess = defineOperation({
  path: '/operate/players/access',
  summary: 'Attempts to sign in to a player’s account, latest first',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, player_id: playerIdSchema }),
  answer: z.object({ ...cursorAnswer, value: z.array(playerAccessSchema) }),
  refusals: ['playerNotFound'],
});
