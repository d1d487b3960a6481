import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema } from '../../operator-entities.ts';
import { playerBonusSchema } from '../../operator-player.ts';

export const playersBonuses = defineOperation({
  path: '/operate/players/bonuses',
  summary: 'The bonuses of a player with their wagering: active, waiting, then ended',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    player_id: playerIdSchema,
    language: z.enum(['EN', 'PHP', 'CN']).default('EN').describe('Of the titles'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(playerBonusSchema) }),
  refusals: ['playerNotFound'],
});
