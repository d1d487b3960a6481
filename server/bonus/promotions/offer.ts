import { positiveMoneySchema } from '@marquee/contract/fields.ts';
import { z } from 'zod';

/** How often a player may claim: once ever, or once per day, week (from Monday) or month, in UTC. */
const claimFields = {
  claim_period: z.enum(['once', 'day', 'week', 'month']).default('once'),
  claims_in_all: z.int().min(1).optional().describe('How many claims there may be in total'),
  minimum_stakes: positiveMoneySchema
    .optional()
    .describe('Real money staked since its last claim, or in total before the first one'),
  stackable: z.boolean().default(true).describe('Whether it may wait behind another bonus'),
};
const depositFields = {
  minimum_deposit: positiveMoneySchema,
  deposit_number: z.int().min(1).optional().describe('1 for the first deposit'),
  wait_days: z.int().min(1).max(90).default(7).describe('How long a claim waits for its deposit'),
};
const matchFields = {
  ...claimFields,
  ...depositFields,
  percent: z.int().min(1).max(1000),
  maximum_bonus: positiveMoneySchema,
};

/** What a promotion gives and under which conditions, as in a brand's file and the column `offer`. */
export const offerSchema = z.discriminatedUnion('kind', [
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
    provider_code: z.string(),
    game_code: z.string(),
  }),
  z.strictObject({
    kind: z.literal('cashback'),
    period: z.enum(['day', 'week', 'month']),
    percent: z.int().min(0).max(100),
    minimum_payout: positiveMoneySchema,
    maximum_payout: positiveMoneySchema.optional(),
    maximum_of_stakes: z
      .string()
      .regex(/^\d{1,2}(\.\d{1,2})?$/)
      .optional()
      .describe('A cap in percent of the stakes, so that one large lost bet does not pay more'),
    paid_as: z.enum(['cash', 'bonus']),
  }),
  z.strictObject({ kind: z.literal('award') }),
]);
export type Offer = z.infer<typeof offerSchema>;
export type ClaimableOffer = Exclude<Offer, { kind: 'cashback' | 'award' }>;

/** Takes the value of a jsonb column. */
export function parseOffer(column: unknown): Offer {
  return offerSchema.parse(column);
}

export function isClaimable(offer: Offer): offer is ClaimableOffer {
  return offer.kind !== 'cashback' && offer.kind !== 'award';
}

/** The smallest deposit that grants the offer; undefined if it needs none. */
export function minimumDepositOf(offer: Offer): string | undefined {
  return 'minimum_deposit' in offer ? offer.minimum_deposit : undefined;
}
