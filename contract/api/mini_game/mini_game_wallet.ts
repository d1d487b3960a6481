import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { moneySchema, sessionFields } from '../../fields.ts';

export const miniGameWallet = defineCall({
  path: '/api/mini_game/mini_game_wallet',
  summary: "The player's tokens: available, and in plays whose prize is not claimed yet",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    value: z.array(z.object({ frozen_token: moneySchema, token_balance: moneySchema })),
  }),
  refusals: [],
});
