import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import { playerNoteSchema } from '../../operator-player.ts';

export const playersNotes = defineOperation({
  path: '/operate/players/notes',
  summary: 'What operators noted about a player, and their tags',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ player_id: playerIdSchema }),
  answer: z.object({ tags: z.array(z.string()), value: z.array(playerNoteSchema) }),
  refusals: ['playerNotFound'],
});
