import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, sessionFields } from '../../fields.ts';

export const getBalance = defineCall({
  path: '/api/auth/get_balance',
  summary: "The player's balance",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    game_balance: moneySchema.describe('Real and bonus money together'),
    game_token: moneySchema.describe('Minigame tokens'),
    real_balance: moneySchema,
    bonus_balance: moneySchema,
    locked_balance: moneySchema.describe('Held for withdrawals under review'),
    currency: currencySchema,
    version: z.int().describe('Grows with every movement; the realtime channel carries the same number'),
  }),
  refusals: [],
});
