import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, siteFields, timeSchema } from '../../fields.ts';

export const jackpotWins = defineCall({
  path: '/api/settings/jackpot_wins',
  summary:
    'What has been won on the games with a jackpot since the month began, and the largest progressive jackpot as it stands',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({
    currency: currencySchema,
    amount: moneySchema,
    since: timeSchema,
    games: z.int().describe('How many games of the site have a jackpot'),
    pot: z
      .object({
        provider_code: z.string(),
        game_code: z.string(),
        game_name: z.string(),
        number: z.int(),
        amount: moneySchema,
        must_pay_by: moneySchema,
        currency: currencySchema,
      })
      .nullable()
      .describe('The largest progressive jackpot; null if no game of the site has one in its currency'),
  }),
  refusals: ['siteNotFound'],
});
