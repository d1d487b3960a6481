import { z } from 'zod';
import { defineOperation } from '../../operation.ts';
import { currencySchema, moneySchema, timeSchema } from '../../fields.ts';

export const jackpotsList = defineOperation({
  path: '/operate/jackpots/list',
  summary:
    'The progressive jackpots of the providers: each pot, what it took in and paid, and the latest wins',
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
        jackpot_id: z.string(),
        game_codes: z.array(z.string()),
        currency: currencySchema,
        number: z.int().describe('Of the pot in force, from 1 on'),
        opened_at: timeSchema,
        seed: moneySchema.describe('What the pot began with'),
        amount: moneySchema.describe('What it holds now'),
        must_pay_by: moneySchema.nullable().describe('Null for the pools of a lottery'),
        saved: moneySchema.describe('For the seed of the next pot'),
        contribution_percent: z.string().describe('Of a stake'),
        saved_percent: z.string().describe('Of the contribution'),
        entries: z.int().describe('Rounds that contributed, of all pots'),
        contributed: moneySchema,
        seeds: moneySchema.describe('What the house has added to seeds'),
        paid: moneySchema,
      }),
    ),
    wins: z
      .array(
        z.object({
          provider_code: z.string(),
          jackpot_id: z.string(),
          currency: currencySchema,
          number: z.int(),
          entries: z.int(),
          paid: moneySchema,
          round_id: z.string(),
          won_at: timeSchema,
        }),
      )
      .describe('The latest ones, latest first'),
    silent: z.array(z.string()).describe('Providers that did not answer'),
  }),
  refusals: [],
});
