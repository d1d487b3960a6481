import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { siteCodeSchema } from './operator-entities.ts';

/** The fields that reports have in common. docs/reports.md says what each figure is. */

export const daySchema = z.iso.date().describe('A day of the site’s time zone, YYYY-MM-DD');

/** Which days, of which sites, in which currency. Without a currency, the one with the most turnover. */
export const spanFields = {
  day_from: daySchema,
  day_to: daySchema.describe('The last day, included'),
  site_code: siteCodeSchema.optional(),
  currency: currencySchema.optional(),
};

export const spanAnswer = {
  currency: currencySchema.nullable().describe('In which the amounts are; null if nothing was counted yet'),
  currencies: z.array(currencySchema).describe('Those of the sites, most turnover first'),
};

const percentSchema = z.string().nullable().describe('Percent with two decimals; null without turnover');

/** What was played. */
export const playFigures = {
  bets: z.int(),
  turnover: moneySchema,
  wins: moneySchema,
  ggr: moneySchema,
  hold_percent: percentSchema,
  jackpot_cost: moneySchema.describe('Contributions and seeds, less what pots have paid'),
};

/** All figures of a day, or of several. */
export const dayFigures = {
  ...playFigures,
  bonus_granted: moneySchema,
  bonus_forfeited: moneySchema,
  bonus_converted: moneySchema,
  cash_rewards: moneySchema,
  bonus_cost: moneySchema,
  ngr: moneySchema,
  active_players: z.int().describe('Each once, however many days they played'),
  registrations: z.int(),
  deposits: moneySchema,
  deposit_count: z.int(),
  first_deposits: moneySchema,
  first_deposit_count: z.int(),
  deposit_fees: moneySchema,
  withdrawals: moneySchema.describe('Paid out, less what the bank sent back'),
  withdrawal_count: z.int(),
  net_cash: moneySchema.describe('Deposits less withdrawals'),
  adjustments: moneySchema.describe('Credits less debits'),
};

/** What the house owes at the end of a day. */
export const liabilityFigures = {
  real: moneySchema.describe('Real money of players'),
  bonus: moneySchema.describe('Bonus money of players'),
  locked: moneySchema.describe('Held by withdrawals'),
  jackpots: moneySchema,
  owed: moneySchema.describe('Real money, withdrawals and jackpots'),
};

export const gameGroupings = ['game', 'provider', 'category', 'day'] as const;
export const playerOrders = ['turnover', 'ggr', 'ggr_lowest', 'ngr', 'deposits', 'withdrawals'] as const;
export const cohortKinds = ['first_deposit', 'registration'] as const;
/** Which operations are behind a figure. */
export const entryFigures = [
  'all',
  'play',
  'bonus_cost',
  'deposits',
  'withdrawals',
  'jackpots',
  'adjustments',
] as const;

export const gameFilters = {
  provider_code: z.string().max(64, 'at most 64 characters').optional(),
  game_code: z.string().max(128, 'at most 128 characters').optional(),
  category: z.string().max(64, 'at most 64 characters').optional(),
};

export const reportedGameSchema = z.object({
  day: daySchema.nullable(),
  provider_code: z.string().nullable(),
  game_code: z.string().nullable(),
  category: z.string().nullable(),
  name: z.string().describe('Of the game, provider or category; the day'),
  ...playFigures,
});

export const reportedPlayerSchema = z.object({
  player_id: z.string(),
  site_code: z.string(),
  account_id: z.string(),
  days: z.int().describe('Days with a bet'),
  ...playFigures,
  bonus_cost: moneySchema,
  ngr: moneySchema,
  deposits: moneySchema,
  withdrawals: moneySchema,
});

export const reportedSegmentSchema = z.object({
  segment: z.enum(['vip', 'age']),
  level: z.int().nullable().describe('The VIP level that players have now'),
  name: z.string().describe('The level; new or returning'),
  players: z.int(),
  ...playFigures,
  bonus_cost: moneySchema,
  ngr: moneySchema,
  ngr_per_player: moneySchema,
});

export const entrySchema = z.object({
  entry_id: z.string(),
  at: timeSchema,
  site_code: z.string(),
  time_zone: z.string(),
  player_id: z.string(),
  account_id: z.string(),
  kind: z.string().describe('As the ledger names it'),
  source: z.string().describe('The provider of a game, or the part of the platform'),
  external_id: z.string(),
  round_id: z.string().nullable(),
  game_code: z.string().nullable(),
  game_name: z.string().nullable(),
  amount: moneySchema.describe('Negative where it takes back what a rollback undid'),
  real_change: moneySchema.describe('What it changed of the player’s real money'),
  bonus_change: moneySchema,
});

export const exportFormats = ['csv', 'xlsx'] as const;
export const exportedReports = [
  'days',
  'games',
  'players',
  'segments',
  'cohorts',
  'entries',
  'deposits',
  'postings',
  'trial_balance',
] as const;

/** How often a scheduled report is sent; it is about the day, week or month that has ended. */
export const cadences = ['day', 'week', 'month'] as const;
/** What became of the latest one. */
export const sentOutcomes = ['sent', 'no_right', 'failed'] as const;
