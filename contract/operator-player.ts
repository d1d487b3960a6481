import { z } from 'zod';
import { deviceSchema } from './entities.ts';
import { moneySchema, timeSchema } from './fields.ts';
import { playerIdSchema, playerStatuses } from './operator-entities.ts';

/** What the page of a player shows beside the player: their books, rewards, record and links to others. */

export const buckets = ['real', 'bonus', 'token', 'locked'] as const;
export const postingSubjects = ['round', 'deposit', 'withdrawal', 'bonus', 'adjustment', 'other'] as const;

/** One debit and credit of the ledger, as it changed one bucket. */
export const postingSchema = z.object({
  posting_id: z.string().describe('The sequence of the wallet, and the leg within it'),
  at: timeSchema,
  kind: z.string().describe('The kind of the operation, e.g. bet'),
  bucket: z.enum(buckets),
  counter_account: z.string().describe('The account on the other side, e.g. gaming or player_locked'),
  change: moneySchema.describe('Negative where the bucket decreased'),
  after: moneySchema.describe('The bucket after the operation'),
  source: z.string().describe('Who asked for it: a provider, or a part of the platform'),
  transaction_id: z.string().describe('The key of the operation at its source'),
  about: z.object({
    kind: z.enum(postingSubjects),
    id: z.string().describe('The round, deposit, withdrawal, bonus or adjustment; empty for others'),
    game_code: z.string(),
  }),
});

export const playerBonusSchema = z.object({
  bonus_id: z.uuid(),
  kind: z.string(),
  title: z.string(),
  status: z.string(),
  amount: moneySchema,
  balance: moneySchema.describe('What is left of it; 0 unless it is active'),
  required: moneySchema.describe('Wagering that it asks for'),
  wagered: moneySchema,
  progress: z.number().describe('Percent'),
  converted: moneySchema,
  forfeited: moneySchema,
  spins_total: z.int(),
  spins_played: z.int(),
  claimed_at: timeSchema,
  expires_at: timeSchema.nullable(),
  ended_at: timeSchema.nullable(),
});

export const grantablePromotionSchema = z.object({
  promotion_id: z.uuid(),
  title: z.string(),
  kind: z.string(),
  can_grant: z.boolean(),
  reason: z.string().describe('The refusal that stands against it; empty if none does'),
});

export const linkKinds = ['device', 'address', 'bank_account'] as const;
export const linkedAccountSchema = z.object({
  player_id: playerIdSchema,
  site_code: z.string(),
  account_id: z.string(),
  status: z.enum(playerStatuses),
  links: z.array(z.enum(linkKinds)),
  last_at: timeSchema.nullable().describe('When they last came from the same address'),
});

export const playerNoteSchema = z.object({
  note_id: z.uuid(),
  body: z.string(),
  written_by: z.string(),
  written_at: timeSchema,
});
export const tagSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9-]{0,29}$/, 'text');

export const playerMessageSchema = z.object({
  inbox_id: z.uuid(),
  category: z.string(),
  title: z.string(),
  body: z.string(),
  is_read: z.boolean(),
  created_at: timeSchema,
});

/** An attempt to sign in, or a change of what protects the account. */
export const playerAccessSchema = z.object({
  access_id: z.uuid(),
  outcome: z.string(),
  ip_masked: z.string(),
  device: deviceSchema,
  at: timeSchema,
});
