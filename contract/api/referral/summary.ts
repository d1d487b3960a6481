import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { rewardSchema } from '../../engagement.ts';
import { currencySchema, moneySchema, sessionFields, timeSchema } from '../../fields.ts';

export const referralSummary = defineCall({
  path: '/api/referral/summary',
  summary: "The player's referral code and link, his friends in figures, what he earned, and the terms",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    is_active: z.boolean().describe('Whether the site rewards referrals at the moment'),
    referral_code: z.string(),
    referral_link: z.url(),
    currency: currencySchema,
    friends: z.object({
      joined: z.int().describe('All that count, the qualified ones among them'),
      qualified: z.int().describe('Who have deposited and staked what the terms ask'),
      excluded: z.int(),
    }),
    earnings: z.object({
      total: moneySchema,
      commission: moneySchema,
      invite: moneySchema,
      claimed: moneySchema,
      claimable: moneySchema,
    }),
    minimum_claim: moneySchema,
    basis: z
      .enum(['turnover', 'ngr'])
      .describe("Of what the percentage is: the friends' stakes, or their NGR"),
    tier: z.int().describe('The tier that the player has reached; 0 before the first'),
    tiers: z.array(
      z.object({
        tier: z.int(),
        friends: z.int().describe('How many qualified friends it takes'),
        commission_percent: z.string().describe('Decimal, e.g. "0.25"'),
      }),
    ),
    invite: z
      .object({ deposit: moneySchema, turnover: moneySchema, reward: rewardSchema })
      .nullable()
      .describe('The reward for each friend who has deposited and staked so much, once'),
    next_commission_at: timeSchema.describe("When today's commission is computed at the earliest"),
  }),
  refusals: [],
});
