import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerDetailSchema, playerIdSchema } from '../../operator-entities.ts';

export const playersGet = defineOperation({
  path: '/operate/players/get',
  summary: 'One player, with personal data masked',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ player_id: playerIdSchema }),
  answer: z.object({ player: playerDetailSchema }),
  refusals: ['playerNotFound'],
});
