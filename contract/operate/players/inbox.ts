import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { cursorAnswer, cursorFields, playerIdSchema } from '../../operator-entities.ts';
import { playerMessageSchema } from '../../operator-player.ts';

export const playersInbox = defineOperation({
  path: '/operate/players/inbox',
  summary: 'What is in a player’s inbox, latest first',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    ...cursorFields,
    player_id: playerIdSchema,
    language: z.enum(['EN', 'PHP', 'CN']).default('EN'),
  }),
  answer: z.object({ ...cursorAnswer, value: z.array(playerMessageSchema) }),
  refusals: ['playerNotFound'],
});
