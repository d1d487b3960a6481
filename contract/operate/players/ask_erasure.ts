import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersAskErasure = defineOperation({
  path: '/operate/players/ask_erasure',
  summary: 'Ask a second operator to erase the personal data of a closed account',
  access: 'erasures.create',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({ player_id: playerIdSchema, reason: reasonSchema }),
  answer: z.object({ approval_id: z.uuid() }),
  refusals: ['playerNotFound', 'erasureNotPossible'],
});
