import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { drawStates } from '../../providers/draws.ts';

const byWhomSchema = z.object({ at: timeSchema, by: z.string(), why: z.string() });

export const drawsList = defineOperation({
  path: '/operate/draws/list',
  summary:
    'Lotteries, bingo, races and bouts of the providers: their draws to come with sales and liability, and the latest results with winners by tier',
  access: 'games.read',
  scope: 'all',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({}),
  answer: z.object({
    value: z.array(
      z.object({
        provider_code: z.string(),
        game_code: z.string(),
        game_name: z.string(),
        pays: z.enum(['odds', 'pool']),
        every_s: z.int().describe('How far draws lie apart'),
        sells: z.int().describe('For so many draws at a time tickets are sold'),
        is_sold_ahead: z
          .boolean()
          .describe(
            'Whether draws are held at their times and may be called off; else each opens when the one before is over',
          ),
        stopped: byWhomSchema.nullable().describe('Since when nothing is sold, by whom and why'),
        pools: z.array(
          z.object({
            currency: currencySchema,
            jackpot: moneySchema.nullable().describe('Null where there is none, as at bouts'),
            carried: moneySchema.describe('All tiers or sides together'),
          }),
        ),
        draws: z.array(
          z.object({
            chain: z.int(),
            draw: z.int(),
            state: z.enum(drawStates),
            closes_at: timeSchema,
            called_off: byWhomSchema.nullable(),
            result: z
              .array(z.union([z.int(), z.string()]))
              .nullable()
              .describe(
                'Numbers, the balls that were called, the first three of a race, or the winner of a bout',
              ),
            sales: z.array(
              z.object({
                currency: currencySchema,
                tickets: z.int(),
                staked: moneySchema,
                given_back: moneySchema,
                winners: z.int(),
                paid: moneySchema,
                liability: moneySchema
                  .nullable()
                  .describe('The most that may have to be paid; null once it is over'),
              }),
            ),
            tiers: z.array(
              z.object({
                currency: currencySchema,
                hits: z.int(),
                lines: z.string(),
                prize: moneySchema.describe('Of one line'),
              }),
            ),
            approval: z
              .object({ approval_id: z.uuid(), asked_by: z.string() })
              .nullable()
              .describe('The open request to call it off'),
          }),
        ),
      }),
    ),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: [],
});
