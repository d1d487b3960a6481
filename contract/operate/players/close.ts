import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { playerIdSchema, reasonSchema } from '../../operator-entities.ts';

export const playersClose = defineOperation({
  path: '/operate/players/close',
  summary: 'Close an account for good; its balance is held for a payout to the default bank account',
  access: 'players.update',
  scope: 'site',
  stepUp: true,
  audits: 'once',
  subject: 'player',
  request: z.object({
    player_id: playerIdSchema,
    reason: reasonSchema,
    forfeit_bonus: z.boolean().default(false).describe('Whether bonus money is given up'),
  }),
  answer: z.object({ withdrawal_id: z.uuid().nullable().describe('Null if there was nothing to pay out') }),
  refusals: [
    'playerNotFound',
    'playerUnchanged',
    'depositsPending',
    'roundsOpen',
    'bonusNotForfeited',
    'bankAccountRequired',
    'documentRequired',
    'bankAccountTooNew',
  ],
});
