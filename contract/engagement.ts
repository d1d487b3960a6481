import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { languageCodes } from './languages.ts';

/** What missions, leaderboards, referral, inbox and news have in common. */

/**
 * The language of the texts; English if there is no text in that language. Defaults to the player's own language, and
 * to English for visitors.
 */
export const wantedLanguageSchema = z.enum(languageCodes).optional();

export const rewardKinds = ['cash', 'bonus', 'token'] as const;

export const rewardSchema = z
  .object({
    kind: z.enum(rewardKinds),
    amount: moneySchema,
    currency: currencySchema,
  })
  .describe('cash can be withdrawn, bonus can only be played, tokens are for minigames');

/** What a claim answers besides what was claimed: the wallet after it. */
export const claimedFields = {
  reward: rewardSchema,
  claimed_at: timeSchema,
  game_balance: moneySchema,
  game_token: moneySchema,
};

export const inboxCategories = [
  'system',
  'account',
  'reward',
  'mission',
  'leaderboard',
  'referral',
  'promotion',
] as const;

export const inboxMessageSchema = z.object({
  inbox_id: z.uuid(),
  category: z.enum(inboxCategories),
  title: z.string(),
  body: z.string().describe('Plain text; paragraphs are separated by line breaks'),
  href: z.string().describe('A path of the site that the message is about; empty if there is none'),
  reward: rewardSchema.nullable(),
  reward_state: z.enum(['none', 'claimable', 'claimed', 'expired']),
  is_read: z.boolean(),
  created_at: timeSchema,
  expires_at: timeSchema.nullable(),
  claimed_at: timeSchema.nullable(),
});

export const missionMetrics = [
  'bets',
  'turnover',
  'wins',
  'deposits',
  'deposit_amount',
  'sign_in_days',
  'verified_contacts',
  'bank_accounts',
] as const;

export const missionSchema = z.object({
  mission_id: z.string(),
  title: z.string(),
  description: z.string(),
  period: z.enum(['daily', 'weekly', 'once']),
  metric: z.enum(missionMetrics),
  category: z.string().nullable().describe('Counts in games of this category only'),
  provider_code: z.string().nullable(),
  game_code: z.string().nullable(),
  minimum_stake: moneySchema.describe('Smaller bets do not count'),
  progress: z
    .string()
    .describe('A count, or a money amount for turnover and deposit_amount; at most the target'),
  target: z.string(),
  progress_percent: z.int().min(0).max(100),
  state: z.enum(['active', 'claimable', 'claimed']),
  reward: rewardSchema,
  period_start: timeSchema,
  ends_at: timeSchema.nullable().describe('When the period ends; null if it has no end'),
  claim_until: timeSchema.nullable(),
  completed_at: timeSchema.nullable(),
  claimed_at: timeSchema.nullable(),
});

export const leaderboardPrizeSchema = z.object({
  rank_from: z.int().min(1),
  rank_to: z.int().min(1),
  reward: rewardSchema,
});

export const ownRankSchema = z.object({
  rank: z.int().nullable().describe('Null without a score'),
  score: z.string(),
  reward: rewardSchema.nullable().describe('What this rank would win now'),
});

export const leaderboardSchema = z.object({
  leaderboard_id: z.string(),
  title: z.string(),
  description: z.string(),
  period: z.enum(['daily', 'weekly', 'range']),
  metric: z
    .enum(['turnover', 'win_multiplier', 'wins'])
    .describe('The score: a money amount, the best win as a multiple of its bet, or a count of wins'),
  category: z.string().nullable(),
  provider_code: z.string().nullable(),
  minimum_stake: moneySchema,
  minimum_score: z.string().describe('Players with less are not ranked'),
  currency: currencySchema,
  period_start: timeSchema,
  ends_at: timeSchema,
  state: z.enum(['upcoming', 'running', 'settling', 'settled']),
  prizes: z.array(leaderboardPrizeSchema),
  players: z.int().describe('How many players are ranked'),
  own: ownRankSchema,
});

export const leaderboardEntrySchema = z.object({
  rank: z.int(),
  account: z.string().describe('Masked'),
  score: z.string(),
  reward: rewardSchema.nullable(),
  is_own: z.boolean(),
});

export const newsItemSchema = z.object({
  news_id: z.string(),
  category: z.enum(['product', 'games', 'promotion', 'maintenance', 'responsible']),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().describe('Empty without a picture'),
  published_at: timeSchema,
});
