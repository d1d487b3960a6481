import { z } from 'zod';
import { positiveMoneySchema } from './fields.ts';

/** What a promotion gives and under which conditions: the form of a brand's file, of the stored row, and of the console's builder. */

/** How often a player may claim: once ever, or once per day, week (from Monday) or month, in UTC. */
const claimFields = {
  claim_period: z.enum(['once', 'day', 'week', 'month']).default('once'),
  claims_in_all: z.int().min(1).max(100_000_000).optional().describe('How many claims there may be in total'),
  minimum_stakes: positiveMoneySchema
    .optional()
    .describe('Real money staked since its last claim, or in total before the first one'),
  stackable: z.boolean().default(true).describe('Whether it may wait behind another bonus'),
};
const depositFields = {
  minimum_deposit: positiveMoneySchema,
  deposit_number: z.int().min(1).max(1000).optional().describe('1 for the first deposit'),
  wait_days: z.int().min(1).max(90).default(7).describe('How long a claim waits for its deposit'),
};
const matchFields = {
  ...claimFields,
  ...depositFields,
  percent: z.int().min(1).max(1000),
  maximum_bonus: positiveMoneySchema,
};

const promotionOffers = [
  z.strictObject({ kind: z.literal('deposit_match'), ...matchFields }),
  z.strictObject({ kind: z.literal('reload'), ...matchFields }),
  z.strictObject({ kind: z.literal('no_deposit'), ...claimFields, amount: positiveMoneySchema }),
  z.strictObject({
    kind: z.literal('free_spins'),
    ...claimFields,
    ...depositFields,
    minimum_deposit: positiveMoneySchema.optional(),
    count: z.int().min(1).max(1000),
    spin_value: positiveMoneySchema,
    provider_code: z.string().min(1, 'a game').max(60),
    game_code: z.string().min(1, 'a game').max(120),
  }),
  z.strictObject({
    kind: z.literal('cashback'),
    period: z.enum(['day', 'week', 'month']),
    percent: z.int().min(0).max(100),
    minimum_payout: positiveMoneySchema,
    maximum_payout: positiveMoneySchema.optional(),
    maximum_of_stakes: z
      .string()
      .regex(/^\d{1,2}(\.\d{1,2})?$/, 'a percentage such as "2.5"')
      .optional()
      .describe('A cap in percent of the stakes, so that one large lost bet does not pay more'),
    paid_as: z.enum(['cash', 'bonus']),
  }),
] as const;

/** What a promotion of a site can be. */
export const promotionOfferSchema = z.discriminatedUnion('kind', [...promotionOffers]);
export type PromotionOffer = z.output<typeof promotionOfferSchema>;

/** The same, and bonus money that comes from elsewhere. */
export const offerSchema = z.discriminatedUnion('kind', [
  ...promotionOffers,
  z.strictObject({ kind: z.literal('award') }),
]);

const multipleSchema = z.string().regex(/^\d{1,3}(\.\d{1,3})?$/, 'a multiple such as "20" or "2.5"');

/** The terms of a bonus, as in a brand's file and the columns. */
export const storedTermsSchema = z.strictObject({
  wagering_multiple: multipleSchema,
  wagering_base: z.enum(['bonus', 'deposit_and_bonus']),
  game_weights: z.record(z.string().max(40), z.int().min(0).max(100)),
  excluded_games: z.array(z.strictObject({ provider_code: z.string(), game_code: z.string() })).default([]),
  max_bet: positiveMoneySchema.nullable(),
  max_win: positiveMoneySchema.nullable(),
  max_win_multiple: multipleSchema.nullable(),
  valid_days: z.int().min(1).max(365),
  funds_order: z.enum(['real_first', 'bonus_first']),
});
export type StoredTerms = z.output<typeof storedTermsSchema>;
