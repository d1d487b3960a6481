import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema } from '../../operator-entities.ts';
import { linkedAccountSchema } from '../../operator-player.ts';

export const playersLinked = defineOperation({
  path: '/operate/players/linked',
  summary: 'Accounts on the operator’s sites with the same device, address or bank account',
  access: 'players.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({ player_id: playerIdSchema }),
  answer: z.object({ value: z.array(linkedAccountSchema) }),
  refusals: ['playerNotFound'],
});
