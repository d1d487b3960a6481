import { z } from 'zod';
import { defineOperation } from '../../operation.ts';

export const playersTakeData = defineOperation({
  path: '/operate/players/take_data',
  summary: 'Download an archive of a player’s data; once, by whoever asked for it, within a minute',
  access: 'personal.export',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({ export_id: z.uuid() }),
  answer: z.object({ path: z.string().describe('To be opened in the same browser') }),
  refusals: ['exportNotFound'],
  ratePerMinute: 6,
});
