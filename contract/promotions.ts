import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';

/** Promotions, the bonuses they grant, and the VIP ladder. */

export const promotionKinds = ['deposit_match', 'reload', 'no_deposit', 'free_spins', 'cashback'] as const;

/** The conditions under which a bonus becomes the player's own money. */
export const bonusTermsSchema = z.object({
  wagering_multiple: z.string().describe('How many times the base is to be staked, e.g. "20" or "2.5"'),
  wagering_base: z.enum(['bonus', 'deposit_and_bonus']),
  game_weights: z
    .record(z.string(), z.int().min(0).max(100))
    .describe(
      'How many percent of a stake count, by category of games; `other` for those not named. A category at 0 is played with real money only',
    ),
  excluded_games: z
    .array(z.object({ provider_code: z.string(), game_code: z.string() }))
    .describe('Not to be played with bonus money, and not counted'),
  max_bet: moneySchema.nullable().describe('The largest single bet while the bonus is active'),
  max_win: moneySchema.nullable().describe('At most so much becomes real money; null without a cap'),
  max_win_multiple: z.string().nullable().describe('The same as a multiple of the bonus'),
  valid_days: z.int().describe('From the day it becomes active'),
  funds_order: z.enum(['real_first', 'bonus_first']),
});

export const promotionSchema = z.object({
  promotion_id: z.uuid(),
  promotion_code: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().describe('Empty without one'),
  starts_at: timeSchema.nullable(),
  ends_at: timeSchema.nullable(),
  audience: z.enum(['all', 'new', 'vip']),
  audience_vip_name: z
    .string()
    .describe('The lowest level that may claim it, for the audience vip; else empty'),
  is_claimable: z.boolean().describe('False where it is paid without being asked for, e.g. cashback'),
  needs_deposit: z.boolean(),
  currency: currencySchema,
});

/** Free rounds in one game. */
export const freeSpinsSchema = z.object({
  count: z.int(),
  spin_value: moneySchema,
  provider_code: z.string(),
  game_code: z.string(),
  game_name: z.string(),
});

export const promotionDetailSchema = promotionSchema.extend({
  body: z.string().describe('Sanitised HTML'),
  terms: z.string().describe('Sanitised HTML: what the figures do not say; may be empty'),
  percent: z.int().nullable().describe('Of the deposit, or of the net loss for cashback'),
  amount: moneySchema.nullable().describe('What a bonus without a deposit gives'),
  maximum_bonus: moneySchema.nullable(),
  minimum_deposit: moneySchema.nullable(),
  deposit_number: z.int().nullable().describe('1 for the first deposit; null for any'),
  wait_days: z.int().nullable().describe('How long a claim waits for its deposit; null where it needs none'),
  audience_days: z.int().nullable().describe('Since the sign-up, for the audience new'),
  claims_in_all: z.int().nullable().describe('How many players in all may claim it; null for no limit'),
  claim_period: z.enum(['once', 'day', 'week', 'month']),
  is_stackable: z.boolean().describe('Whether it may wait behind another bonus'),
  cashback: z
    .object({
      period: z.enum(['day', 'week', 'month']),
      minimum_payout: moneySchema,
      maximum_payout: moneySchema.nullable(),
      paid_as: z.enum(['cash', 'bonus']),
    })
    .nullable(),
  free_spins: freeSpinsSchema.nullable(),
  bonus_terms: bonusTermsSchema.nullable().describe('Null where money is paid out as cash'),
});

/** `waiting`: for its deposit, or behind the active one. At most one bonus is active. */
export const bonusGroups = ['active', 'waiting', 'finished'] as const;

export const bonusStatuses = [
  'awaiting_deposit',
  'queued',
  'active',
  'completed',
  'spent',
  'forfeited',
  'expired',
  'cancelled',
] as const;

export const bonusSchema = z.object({
  bonus_id: z.uuid(),
  promotion_id: z.uuid().nullable().describe('Null for what was awarded outside a promotion'),
  kind: z.enum([...promotionKinds, 'award']),
  title: z.string(),
  image_url: z.string(),
  group: z.enum(bonusGroups),
  status: z.enum(bonusStatuses),
  currency: currencySchema,
  amount: moneySchema.describe('What was granted; zero while its deposit is awaited'),
  balance: moneySchema.describe('Bonus money there is now: granted and won; zero unless active'),
  required: moneySchema.describe('To be staked in all, as weighted'),
  wagered: moneySchema.describe('Staked so far, as weighted; at most what is required'),
  remaining: moneySchema,
  progress: z.int().min(0).max(100).describe('Percent; 0 where it cannot be computed'),
  max_win: moneySchema.nullable(),
  max_bet: moneySchema.nullable(),
  minimum_deposit: moneySchema.nullable().describe('Of a bonus that waits for its deposit'),
  at_stake: moneySchema.describe('What would be lost if it were forfeited now'),
  would_convert: moneySchema.describe('What would become real money if its requirement were met now'),
  spins_total: z.int(),
  spins_played: z.int(),
  free_spins: freeSpinsSchema.nullable().describe('Where its free rounds are played'),
  bonus_terms: bonusTermsSchema.describe('As they were when it was claimed'),
  queue_position: z.int().nullable().describe('1 is next'),
  converted: moneySchema,
  forfeited: moneySchema,
  claimed_at: timeSchema,
  activated_at: timeSchema.nullable(),
  expires_at: timeSchema.nullable().describe('When its time, or the wait for its deposit, is over'),
  ended_at: timeSchema.nullable(),
});

/** What the player would lose by forfeiting a bonus. */
export const forfeitureSchema = z.object({
  bonus_id: z.uuid(),
  title: z.string(),
  forfeits: moneySchema.describe('Bonus money that would be taken: granted and won'),
  keeps: moneySchema.describe('Real money, which stays as it is'),
  wagered: moneySchema,
  remaining: moneySchema,
  currency: currencySchema,
});

/** A level of the VIP ladder: what it takes to reach and to keep it, and what it gives. */
export const vipStepSchema = z.object({
  level: z.int(),
  vip_name: z.string(),
  deposit: moneySchema.describe('To be deposited in all to reach it'),
  turnover: moneySchema.describe('To be staked in all to reach it'),
  keep_deposit: moneySchema.describe('To be deposited in a month to keep it'),
  keep_turnover: moneySchema.describe('To be staked in a month to keep it'),
  cashback_percent: z
    .string()
    .describe('Of the net loss, e.g. "1.5"; the higher of this and of the promotion counts'),
  withdrawal_maximum: moneySchema.describe('The largest single withdrawal'),
  withdrawals_per_day: z.int(),
  withdrawal_priority: z.int().describe('Payouts with a higher one are looked at first'),
  birthday_gift: moneySchema,
});

export const vipLevelSchema = vipStepSchema.extend({ is_current: z.boolean() });

export const vipStandingSchema = z.object({
  level: z.int(),
  vip_name: z.string(),
  vip_name_next: z.string().describe('Empty on the highest level'),
  total_deposit: moneySchema.describe('Since this level began'),
  deposit_next: moneySchema,
  deposit_progress: z.int().min(0).max(100),
  total_turnover: moneySchema.describe('Since this level began'),
  turnover_next: moneySchema,
  turnover_progress: z.int().min(0).max(100),
  cycle_start: timeSchema,
  cycle_end: timeSchema,
  cycle_deposit: moneySchema.describe('In this month'),
  cycle_turnover: moneySchema.describe('In this month'),
  is_safe: z.boolean().describe('Whether the level is kept at the end of this month as things stand'),
});
