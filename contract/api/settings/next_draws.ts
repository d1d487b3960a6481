import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { currencySchema, moneySchema, siteFields, timeSchema } from '../../fields.ts';

export const nextDraws = defineCall({
  path: '/api/settings/next_draws',
  summary: 'When the next draw of each lottery of the site is, and to what its jackpot has grown',
  access: 'public',
  request: z.object(siteFields),
  answer: z.object({
    now: timeSchema.describe('By the clock that the times are told by'),
    currency: currencySchema,
    value: z.array(
      z.object({
        provider_code: z.string(),
        game_code: z.string(),
        closes_at: timeSchema,
        jackpot: moneySchema
          .nullable()
          .describe('Null for a lottery that pays fixed odds, or whose pool is empty'),
      }),
    ),
  }),
  refusals: ['siteNotFound'],
});
