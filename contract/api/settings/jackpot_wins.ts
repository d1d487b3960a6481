import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, siteFields, timeSchema } from '../../fields.ts';

export const jackpotWins = defineCall({
  path: '/api/settings/jackpot_wins',
  summary: 'What has been won on the games with a jackpot since the month began; it grows with every win',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({
    currency: currencySchema,
    amount: moneySchema,
    since: timeSchema,
    games: z.int().describe('How many games of the site have a jackpot'),
  }),
  refusals: ['siteNotFound'],
});
