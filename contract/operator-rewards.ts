import { z } from 'zod';
import { missionMetrics, rewardKinds } from './engagement.ts';
import { currencySchema, moneySchema, positiveMoneySchema, timeSchema } from './fields.ts';
import { miniGameKinds } from './minigames.ts';

/** Rewards as operators edit them, each a document of its site; `tokens` is how tokens are earned, and when minigames are open. */
export const rewardDocumentKinds = [
  'vip',
  'mission',
  'minigame',
  'tokens',
  'leaderboard',
  'referral',
] as const;
export type RewardDocumentKind = (typeof rewardDocumentKinds)[number];

function textSchema(most: number) {
  const one = z.string().trim().max(most, `at most ${most} characters`);
  return z.object({ EN: one.min(1, 'a text in English'), PHP: one.default(''), CN: one.default('') });
}

/** An amount that may be zero, but not below it. */
const amountSchema = z
  .string()
  .regex(/^\d{1,13}(\.\d{1,5})?$/, 'a decimal amount such as "120.50"')
  .meta({ description: 'Decimal string, at most five decimals', example: '120.50' });
const percentSchema = (decimals: 2 | 4) =>
  z.string().regex(new RegExp(`^\\d{1,2}(\\.\\d{1,${decimals}})?$`), 'a percentage such as "2.5"');
const codeSchema = z
  .string()
  .trim()
  .regex(/^[a-z0-9-]{2,48}$/, '2 to 48 small letters, digits or dashes');
const gameCodeSchema = codeSchema.max(40, 'at most 40 characters');
const categorySchema = z.string().min(1).max(60).nullable().describe('Null for every game');
const positionSchema = z.int().min(0).max(9999).describe('Its place in the list; the lowest is first');

/** The levels of a site, lowest first. A level is known by its place. */
export const vipLadderSchema = z.object({
  levels: z
    .array(
      z.object({
        vip_name: textSchema(40),
        deposit: amountSchema.describe('In all, to reach it'),
        turnover: amountSchema.describe('Staked in all, as far as it counts, to reach it'),
        keep_deposit: amountSchema.describe('In a month, to keep it'),
        keep_turnover: amountSchema,
        cashback_percent: percentSchema(2),
        withdrawal_maximum: positiveMoneySchema.nullable().describe('Null where the limit of the site holds'),
        withdrawals_per_day: z.int().min(1).max(100).nullable(),
        withdrawal_priority: z.int().min(0).max(100),
        birthday_gift: amountSchema,
      }),
    )
    .min(1)
    .max(20),
});
export type VipLadder = z.output<typeof vipLadderSchema>;

export const missionDocumentSchema = z.object({
  position: positionSchema,
  words: z.object({ title: textSchema(120), description: textSchema(400) }),
  period: z.enum(['daily', 'weekly', 'once']),
  metric: z.enum(missionMetrics),
  target: positiveMoneySchema.describe('A whole number for metrics that count'),
  category: categorySchema,
  provider_code: z.string().min(1).max(60).nullable(),
  game_code: z.string().min(1).max(120).nullable(),
  minimum_stake: amountSchema.describe('Smaller bets do not count'),
  turnover: amountSchema.describe('Real money that must also be staked in the period'),
  reward: z.object({ kind: z.enum(rewardKinds), amount: positiveMoneySchema }),
  claim_hours: z.int().min(1).max(720).describe('How long after its period the reward can be claimed'),
  starts_at: timeSchema.nullable().describe('Null to begin at once'),
  ends_at: timeSchema.nullable().describe('Null to go on until it is stopped'),
});
export type MissionDocument = z.output<typeof missionDocumentSchema>;

export const miniGameDocumentSchema = z.object({
  position: positionSchema,
  is_spin: z.boolean().describe('The wheel of the spin page, of which a site has one'),
  kind: z.enum(miniGameKinds),
  words: z.object({ name: textSchema(60), lead: textSchema(200) }),
  token_cost: positiveMoneySchema,
  free_every_hours: z.int().min(1).max(720).nullable().describe('Null where every play costs tokens'),
  free_turnover: amountSchema.describe('Real money to be staked from one free play to the next'),
  plays_per_day: z.int().min(1).max(1000).nullable().describe('Of one player; null without a limit'),
  prizes: z
    .array(
      z.object({
        kind: z.enum(['none', 'cash', 'token']),
        amount: amountSchema,
        weight: z.int().min(1).max(1_000_000).describe('Its chance is this over the sum of all weights'),
      }),
    )
    .min(2)
    .max(24),
});
export type MiniGameDocument = z.output<typeof miniGameDocumentSchema>;

const tokenRuleSchema = z
  .object({
    step: positiveMoneySchema.describe('What has to be staked for the tokens'),
    tokens: positiveMoneySchema,
  })
  .nullable()
  .describe('Null where it earns no tokens');

/** A change of a rule holds from the next day of the site on; cycles hold at once. */
export const tokensDocumentSchema = z.object({
  turnover: tokenRuleSchema,
  deposit: tokenRuleSchema,
  cycles: z
    .array(
      z.object({
        words: z.object({ name: textSchema(60) }),
        starts_at: timeSchema,
        ends_at: timeSchema.nullable().describe('Null to go on'),
      }),
    )
    .max(60)
    .describe('When minigames can be played; outside of every cycle they rest'),
});
export type TokensDocument = z.output<typeof tokensDocumentSchema>;

export const leaderboardDocumentSchema = z.object({
  position: positionSchema,
  words: z.object({ title: textSchema(120), description: textSchema(400) }),
  period: z.enum(['daily', 'weekly', 'range']),
  metric: z.enum(['turnover', 'win_multiplier', 'wins']),
  category: categorySchema,
  provider_code: z.string().min(1).max(60).nullable(),
  minimum_stake: amountSchema,
  minimum_score: positiveMoneySchema.describe('Players with less are not ranked'),
  prizes: z
    .array(
      z.object({
        from: z.int().min(1).max(1000),
        to: z.int().min(1).max(1000),
        kind: z.enum(rewardKinds),
        amount: positiveMoneySchema,
        turnover: amountSchema.describe('The stakes required for the full prize; less is paid in proportion'),
      }),
    )
    .min(1)
    .max(50),
  starts_at: timeSchema.nullable(),
  ends_at: timeSchema.nullable(),
});
export type LeaderboardDocument = z.output<typeof leaderboardDocumentSchema>;

export const referralDocumentSchema = z.object({
  basis: z.enum(['turnover', 'ngr']),
  minimum_claim: amountSchema,
  invite: z.object({ deposit: amountSchema, turnover: amountSchema, reward: amountSchema }),
  tiers: z
    .array(z.object({ friends: z.int().min(0).max(100_000), percent: percentSchema(4) }))
    .min(1)
    .max(10),
});
export type ReferralDocument = z.output<typeof referralDocumentSchema>;

/** There is one ladder, one set of rules for tokens and one programme a site; the others have a code of their own. */
export const rewardChangeSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('vip'), code: z.literal('ladder'), content: vipLadderSchema }),
  z.object({ kind: z.literal('mission'), code: codeSchema, content: missionDocumentSchema }),
  z.object({ kind: z.literal('minigame'), code: gameCodeSchema, content: miniGameDocumentSchema }),
  z.object({ kind: z.literal('tokens'), code: z.literal('rules'), content: tokensDocumentSchema }),
  z.object({ kind: z.literal('leaderboard'), code: codeSchema, content: leaderboardDocumentSchema }),
  z.object({ kind: z.literal('referral'), code: z.literal('program'), content: referralDocumentSchema }),
]);
export type RewardChange = z.output<typeof rewardChangeSchema>;

/** Which document; `ladder` for VIP levels, `rules` for tokens and `program` for referral. */
export const rewardRefFields = { kind: z.enum(rewardDocumentKinds), code: codeSchema };

/** `draft`: never published. `upcoming`, `running`, `ended`: published, by its times. `stopped`: switched off. */
export const rewardStates = ['draft', 'upcoming', 'running', 'ended', 'stopped'] as const;

/** What players got in the last 30 days. */
export const rewardGivenSchema = z.object({
  times: z.int().describe('Claims, plays, prizes or gifts'),
  players: z.int(),
  cash: moneySchema,
  bonus: moneySchema,
  tokens: moneySchema,
});

export const listedRewardSchema = z.object({
  kind: z.enum(rewardDocumentKinds),
  code: z.string(),
  title: z.string().describe('In English; empty where the kind says it'),
  missing: z.array(z.enum(['PHP', 'CN'])).describe('Languages in which a text is missing'),
  state: z.enum(rewardStates),
  has_draft: z.boolean(),
  publish_at: timeSchema.nullable().describe('When its draft is published by itself'),
  given: rewardGivenSchema,
});

/** What a document says to players, sentence by sentence, in each language of the site's pages. */
export const rewardSaidSchema = z.object({
  EN: z.array(z.string()),
  PHP: z.array(z.string()),
  CN: z.array(z.string()),
});

export const rewardCostSchema = z.object({
  currency: currencySchema,
  from: timeSchema,
  to: timeSchema,
  given: rewardGivenSchema.describe('What the document gave as it stood'),
  would: z
    .object({ players: z.int(), times: z.int(), cash: moneySchema, bonus: moneySchema, tokens: moneySchema })
    .nullable()
    .describe('What it would have given as it is written now; null where the past cannot say'),
  token_value: moneySchema.describe('The most that a token is worth in any minigame'),
  share_before: z
    .string()
    .nullable()
    .describe(
      'The most that all rewards return of what is lost at least, in percent, as published; null if something is given for nothing',
    ),
  share_after: z.string().nullable().describe('The same with this document as it is written'),
  edge_percent: z.string().describe('What a unit that counts costs in the cheapest game'),
  faults: z
    .array(
      z.object({
        name: z.string().describe('The reward, or `all` for all of them together'),
        percent: z
          .string()
          .nullable()
          .describe('What it returns of the stakes it asks for; null for nothing asked'),
      }),
    )
    .describe('Why it may not be published: by what somebody could gain'),
});
