import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';

/** Promotions, the bonuses they grant, and the VIP ladder. */

export const promotionKinds = ['deposit_match', 'reload', 'no_deposit', 'free_spins', 'cashback'] as const;

/** The conditions under which a bonus becomes the player's own money. */
export const bonusTermsSchema = z.object({
  wagering_multiple: z.string().describe('How many times the base must be staked, e.g. "20" or "2.5"'),
  wagering_base: z.enum(['bonus', 'deposit_and_bonus']),
  game_weights: z
    .record(z.string(), z.int().min(0).max(100))
    .describe(
      'The percentage of a stake that counts, by game category; `other` for those not named. A category at 0, and any game that keeps a meter, is played with real money only',
    ),
  excluded_games: z
    .array(z.object({ provider_code: z.string(), game_code: z.string() }))
    .describe('Not playable with bonus money, and not counted'),
  max_bet: moneySchema.nullable().describe('The largest single bet while the bonus is active'),
  max_win: moneySchema.nullable().describe('The most that becomes real money; null without a cap'),
  max_win_multiple: z.string().nullable().describe('The same as a multiple of the bonus'),
  valid_days: z.int().describe('Counted from its activation'),
  funds_order: z.enum(['real_first', 'bonus_first']),
});

export const promotionSchema = z.object({
  promotion_id: z.uuid(),
  promotion_code: z.string(),
  kind: z.enum(promotionKinds),
  title: z.string(),
  summary: z.string(),
  image_url: z.string().describe('Empty if there is none'),
  starts_at: timeSchema.nullable(),
  ends_at: timeSchema.nullable(),
  audience: z.enum(['all', 'new', 'vip']),
  audience_vip_name: z
    .string()
    .describe('The lowest level that may claim it, for the audience vip; otherwise empty'),
  is_claimable: z.boolean().describe('False if it is paid without a claim, e.g. cashback'),
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
  wait_days: z.int().nullable().describe('How long a claim waits for its deposit; null if it needs none'),
  audience_days: z.int().nullable().describe('Since sign-up, for the audience new'),
  claims_in_all: z.int().nullable().describe('How many claims there may be in total; null for no limit'),
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
  bonus_terms: bonusTermsSchema.nullable().describe('Null if it is paid as cash'),
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
  promotion_id: z.uuid().nullable().describe('Null if it was awarded outside a promotion'),
  kind: z.enum([...promotionKinds, 'award']),
  title: z.string(),
  image_url: z.string(),
  group: z.enum(bonusGroups),
  status: z.enum(bonusStatuses),
  currency: currencySchema,
  amount: moneySchema.describe('The granted amount; zero while its deposit is awaited'),
  balance: moneySchema.describe('Current bonus money: granted and won; zero unless active'),
  required: moneySchema.describe('The total that must be staked, by weight'),
  wagered: moneySchema.describe('Staked so far, by weight; at most the requirement'),
  remaining: moneySchema,
  progress: z.int().min(0).max(100).describe('Percent; 0 if it cannot be computed'),
  max_win: moneySchema.nullable(),
  max_bet: moneySchema.nullable(),
  minimum_deposit: moneySchema.nullable().describe('For a bonus that waits for its deposit'),
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
  expires_at: timeSchema.nullable().describe('When it expires, or when the wait for its deposit ends'),
  ended_at: timeSchema.nullable(),
});

/** What the player would lose by forfeiting a bonus. */
export const forfeitureSchema = z.object({
  bonus_id: z.uuid(),
  title: z.string(),
  forfeits: moneySchema.describe('Bonus money that would be lost: granted and won'),
  keeps: moneySchema.describe('Real money, which is not affected'),
  wagered: moneySchema,
  remaining: moneySchema,
  currency: currencySchema,
});

/** A level of the VIP ladder: what it takes to reach and to keep it, and what it gives. */
export const vipStepSchema = z.object({
  level: z.int(),
  vip_name: z.string(),
  deposit: moneySchema.describe('Total deposits required to reach it'),
  turnover: moneySchema.describe('Total stakes required to reach it'),
  keep_deposit: moneySchema.describe('Deposits in a month required to keep it'),
  keep_turnover: moneySchema.describe('Stakes in a month required to keep it'),
  cashback_percent: z
    .string()
    .describe('Percent of the net loss, e.g. "1.5"; the higher of this and the promotion counts'),
  withdrawal_maximum: moneySchema.describe('The largest single withdrawal'),
  withdrawals_per_day: z.int(),
  withdrawal_priority: z.int().describe('Payouts with a higher one are reviewed first'),
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
