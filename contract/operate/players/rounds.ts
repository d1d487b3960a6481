import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema, playerRoundSchema } from '../../operator-entities.ts';

export const playersRounds = defineOperation({
  path: '/operate/players/rounds',
  summary: 'The rounds of a player, latest first',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ ...cursorFields, player_id: playerIdSchema }),
  answer: z.object({ ...cursorAnswer, value: z.array(playerRoundSchema) }),
  refusals: ['playerNotFound'],
});
