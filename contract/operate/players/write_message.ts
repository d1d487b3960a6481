import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';

export const playersWriteMessage = defineOperation({
  path: '/operate/players/write_message',
  summary: 'Write a message into a player’s inbox',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    idempotency_key: z.uuid().describe('A used key is refused'),
    title: z.string().trim().min(3, 'at least 3 characters').max(120, 'at most 120 characters'),
    body: z.string().trim().min(3, 'at least 3 characters').max(4000, 'at most 4000 characters'),
  }),
  answer: z.object({ sent: z.boolean() }),
  refusals: ['playerNotFound', 'playerUnchanged'],
});
