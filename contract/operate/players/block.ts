import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, playerStatuses, reasonSchema } from '../../operator-entities.ts';

export const playersBlock = defineOperation({
  path: '/operate/players/block',
  summary: 'Block a player; their sessions end, and their money stays theirs',
  access: 'players.update',
  scope: 'site',
  stepUp: false,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ status: z.enum(playerStatuses) }),
  refusals: ['playerNotFound', 'playerUnchanged'],
});
