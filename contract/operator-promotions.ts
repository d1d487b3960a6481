import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { promotionKinds } from './promotions.ts';
import { promotionOfferSchema, storedTermsSchema } from './promotion-rules.ts';
import { pictureUrlSchema } from './site-documents.ts';

/** Promotions as operators build them. */

export const promotionCodeSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{1,47}$/, '2 to 48 small letters, digits or dashes');

function textSchema(most: number) {
  const one = z.string().trim().max(most, `at most ${most} characters`);
  return z.object({ EN: one.min(1, 'a text in English'), PHP: one.default(''), CN: one.default('') });
}
const htmlSchema = z.string().max(60_000, 'at most 60,000 characters');

/** All of a promotion that an operator decides. A text that is empty in a language is missing there, and English stands in for it. */
export const promotionDocumentSchema = z.object({
  position: z.int().min(0).max(9999).describe('Its place in the list; the lowest is first'),
  image_url: z.union([pictureUrlSchema, z.literal('')]),
  words: z.object({
    title: textSchema(160),
    summary: textSchema(600),
    body: z.object({ EN: htmlSchema.min(1, 'a text in English'), PHP: htmlSchema, CN: htmlSchema }),
    terms: z
      .object({ EN: htmlSchema, PHP: htmlSchema, CN: htmlSchema })
      .describe('What the figures do not say; the site writes the rest from them'),
  }),
  starts_at: timeSchema.nullable().describe('Null to begin at once'),
  ends_at: timeSchema.nullable().describe('Null to go on until it is stopped'),
  audience: z.enum(['all', 'new', 'vip']),
  audience_days: z.int().min(1).max(365).nullable().describe('For how many days a player is new'),
  audience_level: z.int().min(0).max(100).nullable().describe('The lowest VIP level'),
  offer: promotionOfferSchema,
  bonus_terms: storedTermsSchema.nullable().describe('Null where cash is paid'),
});
export type PromotionDocument = z.output<typeof promotionDocumentSchema>;

/**
 * `draft`: never published. `upcoming`, `running`, `ended`: published, by its times. `stopped`: nobody new gets it; bonuses that
 * were granted go on by their rules.
 */
export const promotionStates = ['draft', 'upcoming', 'running', 'ended', 'stopped'] as const;

/** What a promotion has come to so far. */
export const promotionCostSchema = z.object({
  claims: z.int(),
  players: z.int(),
  open: z.int().describe('Bonuses that wait or are played with'),
  granted: moneySchema.describe('Bonus money that was given, and cash'),
  wagered: moneySchema.describe('Staked towards the requirement, by weight'),
  converted: moneySchema.describe('What became real money: what it has cost'),
  forfeited: moneySchema,
});

export const listedPromotionSchema = z.object({
  code: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string().describe('In English'),
  missing: z.array(z.enum(['PHP', 'CN'])).describe('Languages in which a text is missing'),
  state: z.enum(promotionStates),
  starts_at: timeSchema.nullable(),
  ends_at: timeSchema.nullable(),
  has_draft: z.boolean(),
  publish_at: timeSchema.nullable().describe('When its draft is published by itself'),
  currency: currencySchema,
  cost: promotionCostSchema,
});

/** What the past would have cost if a promotion had been there and everybody had claimed it who could. */
export const promotionSimulationSchema = z.object({
  from: timeSchema,
  to: timeSchema,
  currency: currencySchema,
  deposits: z.int().describe('Deposits of the span that were looked at; 0 where none is needed'),
  players: z.int().describe('Players who would have got it'),
  claims: z.int(),
  duplicates: z
    .int()
    .describe('Claims that were refused, because another account has the same verified contact'),
  beyond_limit: z.int().describe('Claims beyond the number that there may be in all'),
  granted: moneySchema.describe('Bonus money, or cash; free rounds by what they return on average'),
  house_edge_percent: z.string().describe('What the site keeps of a stake, by what was played in the span'),
  wagering_lost: moneySchema.describe('What of it players lose on average while they meet the requirement'),
  expected_cost: moneySchema.describe(
    'What becomes real money if everybody plays as players did in the span',
  ),
  most_cost: moneySchema.describe('The same if everybody plays the cheapest game in the best way'),
  largest: z
    .object({
      player_id: z.string(),
      account_id: z.string(),
      claims: z.int(),
      granted: moneySchema,
      most_cost: moneySchema,
    })
    .nullable()
    .describe('The one player who would have cost most'),
  ring: z
    .object({ accounts: z.int(), granted: moneySchema, most_cost: moneySchema })
    .nullable()
    .describe('The accounts of one device that would have got most together; null where no two shared one'),
  each_account: moneySchema.describe(
    'The most that one further account with a contact of its own can take at a time',
  ),
  deposit_of_each: moneySchema.describe('What that account deposits for it'),
});
