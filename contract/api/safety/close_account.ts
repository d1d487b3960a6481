import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { withdrawalSchema } from '../../entities.ts';
import { stepUpFields } from '../../fields.ts';

export const safetyCloseAccount = defineCall({
  path: '/api/safety/close_account',
  summary: 'Close the account for good; the balance is returned to the default bank account',
  access: 'player',
  stepUp: 'always',
  request: z.object({
    ...stepUpFields,
    confirm: z.literal(true, 'true: the player has read that it cannot be undone'),
    forfeit_bonus: z
      .boolean()
      .default(false)
      .describe('True if the player gives up their remaining bonus money'),
  }),
  answer: z.object({
    withdrawal: withdrawalSchema.nullable().describe('How the balance is returned; null if there was none'),
  }),
  refusals: [
    'roundsOpen',
    'depositsPending',
    'bankAccountRequired',
    'documentRequired',
    'bankAccountTooNew',
    'bonusNotForfeited',
  ],
});
