import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { betSchema } from '../../entities.ts';
import { moneySchema, optionalDateFields, pageAnswer, pageFields, sessionFields } from '../../fields.ts';

export const betHistory = defineCall({
  path: '/api/history/bets',
  summary: "The player's rounds with their totals, latest first",
  access: 'player',
  request: z.object({
    ...sessionFields,
    ...pageFields,
    ...optionalDateFields,
    game_code: z.string().trim().max(64).default(''),
  }),
  answer: z.object({
    ...pageAnswer,
    value: z.array(betSchema),
    total_stake: moneySchema,
    total_payout: moneySchema,
    net: moneySchema,
  }),
  refusals: [],
});
