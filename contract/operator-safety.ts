import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import { approvalStates, playerIdSchema } from './operator-entities.ts';
import { exclusionKindSchema, limitKindSchema, limitWindowSchema } from './safety.ts';

const playerFields = { player_id: playerIdSchema, site_code: z.string(), account_id: z.string() };

/**
 * Whether an operator can have an exclusion lifted: `possible`, or why not. A time-out and a definite exclusion end as the
 * player's own rules say; an indefinite one only after the player has asked.
 */
export const liftStandings = [
  'possible',
  'ends_by_itself',
  'player_asks',
  'not_asked',
  'approved',
  'over',
] as const;
export const exclusionRowSchema = z.object({
  exclusion_id: z.uuid(),
  ...playerFields,
  kind: exclusionKindSchema,
  added_by: z.string().nullable().describe('The operator who added it; null for the player’s own'),
  started_at: timeSchema,
  ends_at: timeSchema.nullable(),
  return_requested_at: timeSchema.nullable(),
  returns_at: timeSchema.nullable().describe('When it ends; null while that is not decided'),
  lift: z.enum(liftStandings),
  ask_from: timeSchema.nullable().describe('From when the player may ask to return'),
  approval: z
    .object({ approval_id: z.uuid(), state: z.enum(approvalStates), asked_by: z.string() })
    .nullable(),
});

export const limitedPlayerSchema = z.object({
  ...playerFields,
  currency: currencySchema,
  limits: z.array(
    z.object({
      kind: limitKindSchema,
      window: limitWindowSchema,
      set_by: z.enum(['player', 'operator']),
      value: moneySchema.describe('Money as a decimal; minutes for session_time'),
    }),
  ),
});

/** A limit for every player of a site. */
export const siteLimitSchema = z.object({
  kind: limitKindSchema,
  window: limitWindowSchema,
  value: z
    .string()
    .nullable()
    .describe('Money as a decimal, whole minutes for session_time; null without a limit'),
});

/** The rules are data: what each counts, and from which figure it fires, is in server/risk/rules.ts. */
export const markerRules = [
  'redeposits',
  'night_play',
  'long_play',
  'deposits_raised',
  'limits_raised',
  'limit_reached',
  'breaks',
  'pass_through',
  'rapid_deposits',
  'shared_bank_account',
] as const;
export const markerAreas = ['harm', 'suspicion'] as const;
export const markerSchema = z.object({
  ...playerFields,
  rule: z.enum(markerRules),
  area: z.enum(markerAreas),
  value: z.number().describe('What was counted'),
  threshold: z.number().describe('From which figure the rule fires'),
  first_at: timeSchema,
  last_at: timeSchema,
  reviewed_at: timeSchema.nullable(),
  reviewed_by: z.string().nullable(),
  review_note: z.string(),
});
