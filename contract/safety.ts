import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';
import type { Refusal } from './refusals.ts';

/** The refusals of calls that are play or lead to it, for a player who may not play. */
export const mayPlayRefusals = [
  'selfExcluded',
  'timedOut',
  'playNotAllowed',
  'underAge',
] as const satisfies Refusal[];

/** The limits that players set to control their own play. */

export const limitKindSchema = z.enum(['deposit', 'loss', 'wager', 'session_time']);
export const limitWindowSchema = z
  .enum(['24h', '7d', '30d'])
  .meta({ description: 'Rolling: the 24 hours, 7 or 30 days that end now' });

/** An amount for `deposit`, `loss` and `wager`, minutes for `session_time`; the other one is null. */
const measureFields = {
  amount: moneySchema.nullable(),
  minutes: z.int().nullable(),
};

export const limitSchema = z.object({
  kind: limitKindSchema,
  window: limitWindowSchema,
  limit: z
    .object({ ...measureFields, set_by: z.enum(['player', 'operator', 'site']) })
    .nullable()
    .describe('The strictest one in force, and who set it; null if there is none'),
  own: z.object(measureFields).nullable().describe("The player's own limit in force now"),
  pending: z
    .object({
      ...measureFields,
      removes: z.boolean().describe('The limit is removed; amount and minutes are null'),
      effective_at: timeSchema,
    })
    .nullable()
    .describe("What the player's own limit becomes; can be cancelled until then"),
  used: z.object(measureFields).describe('How much is used in the window'),
  remaining: z.object(measureFields).nullable().describe('Up to the strictest limit; null if there is none'),
});

export const exclusionKindSchema = z.enum(['time_out', 'definite', 'indefinite']);

export const exclusionSchema = z.object({
  exclusion_id: z.uuid(),
  kind: exclusionKindSchema,
  started_at: timeSchema,
  ends_at: timeSchema.nullable().describe('Null for an indefinite one'),
  return_possible_from: timeSchema
    .nullable()
    .describe('When the player may request to play again; null for a time-out, which ends by itself'),
  return_requested_at: timeSchema.nullable(),
  returns_at: timeSchema
    .nullable()
    .describe('When play is possible again; null until it is requested and, if required, approved'),
});

export const realityCheckSchema = z.object({
  interval_minutes: z.union([z.literal(15), z.literal(30), z.literal(60)]).nullable(),
  is_due: z.boolean().describe('Shown and not acknowledged yet: no game can be launched until it is'),
  next_due_in_seconds: z.int().nullable().describe('Of time played; null when it is off'),
  session_started_at: timeSchema,
  played_seconds: z.int().describe('Time played in this session'),
  currency: currencySchema,
  stakes: moneySchema,
  wins: moneySchema,
  net_position: moneySchema.describe('Wins less stakes in this session: negative if money was lost'),
});

export const netPositionSchema = z.object({
  period: z.enum(['session', 'day', '7d', '30d', 'year']),
  from: timeSchema,
  deposits: moneySchema,
  withdrawals: moneySchema.describe('Held or paid out, less what was returned'),
  net_deposits: moneySchema.describe('Deposits less withdrawals'),
  stakes: moneySchema.describe('Less rollbacks'),
  wins: moneySchema.describe('Less rollbacks'),
  net: moneySchema.describe('Wins less stakes: negative if money was lost'),
});

/** What a change consisted of: a flat record of what was there, by the calls' field names. */
const factsSchema = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()]));

export const safetyEventSchema = z.object({
  event_id: z.uuid(),
  at: timeSchema,
  by: z.enum(['player', 'operator', 'system']),
  action: z.enum([
    'limit_set',
    'limit_pending',
    'limit_cancelled',
    'limit_applied',
    'reality_check_set',
    'reality_check_acknowledged',
    'time_out',
    'self_exclude',
    'operator_exclude',
    'return_requested',
    'return_approved',
    'returned',
    'account_closed',
  ]),
  before: factsSchema.nullable(),
  after: factsSchema.nullable(),
});
