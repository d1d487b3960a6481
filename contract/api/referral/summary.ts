import { z } from 'zod';
import { defineCall } from '../../call.ts';
import { rewardSchema } from '../../engagement.ts';
import { currencySchema, moneySchema, sessionFields, timeSchema } from '../../fields.ts';

export const referralSummary = defineCall({
  path: '/api/referral/summary',
  summary: "The player's referral code and link, the numbers of friends, the earnings, and the terms",
  access: 'player',
  request: z.object(sessionFields),
  answer: z.object({
    is_active: z.boolean().describe('Whether the site currently rewards referrals'),
    referral_code: z.string(),
    referral_link: z.url(),
    currency: currencySchema,
    friends: z.object({
      joined: z.int().describe('All that count, including the qualified ones'),
      qualified: z.int().describe('Friends who have deposited and staked what the terms require'),
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
      .describe("What the percentage applies to: the friends' stakes, or their NGR"),
    tier: z.int().describe('The tier that the player has reached; 0 before the first'),
    tiers: z.array(
      z.object({
        tier: z.int(),
        friends: z.int().describe('How many qualified friends it requires'),
        commission_percent: z.string().describe('Decimal, e.g. "0.25"'),
      }),
    ),
    invite: z
      .object({ deposit: moneySchema, turnover: moneySchema, reward: rewardSchema })
      .nullable()
      .describe('The reward for each friend who has deposited and staked these amounts, once'),
    next_commission_at: timeSchema.describe("When today's commission is computed at the earliest"),
  }),
  refusals: [],
});
