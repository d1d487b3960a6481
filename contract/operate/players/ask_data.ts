import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersAskData = defineOperation({
  path: '/operate/players/ask_data',
  summary: 'Have an archive of everything about a player prepared',
  access: 'personal.export',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ export_id: z.uuid() }),
  refusals: ['playerNotFound', 'exportAsked'],
  ratePerMinute: 6,
});
