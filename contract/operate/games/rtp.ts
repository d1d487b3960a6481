import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';
import { gameKeySchema, siteCodeSchema } from '../../operator-entities.ts';

const percent = z.number().describe('Percent');

export const gamesRtp = defineOperation({
  path: '/operate/games/rtp',
  summary: 'What games really returned to players, beside what they should and how far chance explains it',
  access: 'games.read',
  scope: 'site',
  stepUp: false,
  audits: 'none',
  subject: '',
  request: z.object({
    site_code: siteCodeSchema.optional(),
    provider_code: gameKeySchema.shape.provider_code.optional(),
    days: z.int().min(1).max(100).default(30).describe('How many days back, of 24 hours each'),
    to: timeSchema.optional().describe('Rounds that began before this time; now if left out'),
  }),
  answer: z.object({
    value: z.array(
      gameKeySchema.extend({
        game_name: z.string(),
        currency: currencySchema,
        rounds: z.int(),
        stake: moneySchema,
        payout: moneySchema,
        actual: percent,
        theoretical: percent.nullable().describe('Null if its provider does not tell'),
        verdict: z
          .enum(['within', 'above', 'below', 'too_few', 'no_theory'])
          .describe('too_few: nothing can be said from so few rounds'),
        band: z
          .object({ low: percent, high: percent })
          .nullable()
          .describe('99.9 % of such periods are within, if the game pays as it should'),
        spread: z
          .enum(['provider', 'sample'])
          .nullable()
          .describe('Where the spread of a win comes from: what the provider has computed, or these rounds'),
      }),
    ),
  }),
  refusals: [],
});
