import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';

export const playersAddNote = defineOperation({
  path: '/operate/players/add_note',
  summary: 'Note something about a player for other operators',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    body: z.string().trim().min(3, 'at least 3 characters').max(2000, 'at most 2000 characters'),
  }),
  answer: z.object({ note_id: z.uuid() }),
  refusals: ['playerNotFound'],
});
