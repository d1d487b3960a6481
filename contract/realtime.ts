import { z } from 'zod';
import { currencySchema, moneySchema, timeSchema } from './fields.ts';

/**
 * The realtime channel, a WebSocket at `/realtime`. The client's first message signs in, and every event after it
 * carries a version. A client skips versions it has seen and reloads from the API if it finds a gap.
 */
export const realtimePath = '/realtime';

export const clientMessageSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('sign_in'), account_id: z.string().max(32), auth: z.string().max(256) }),
  z.object({ type: z.literal('watch_site'), domain_name: z.string().max(253) }),
  z.object({ type: z.literal('ping') }),
]);

export const serverEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('signed_in'), version: z.int() }),
  z.object({ type: z.literal('watching') }),
  z.object({ type: z.literal('refused'), statusMessage: z.string() }),
  z.object({ type: z.literal('pong') }),
  z.object({
    type: z.literal('balance'),
    version: z.int().describe('The version of the wallet after the movement'),
    game_balance: moneySchema,
    real_balance: moneySchema,
    bonus_balance: moneySchema,
    locked_balance: moneySchema,
    game_token: moneySchema,
    currency: currencySchema,
  }),
  z.object({
    type: z.literal('winner'),
    account: z.string(),
    game_name: z.string(),
    game_code: z.string(),
    game_image: z.string(),
    amount: moneySchema,
    currency: currencySchema,
    at: timeSchema,
  }),
  z.object({
    type: z.literal('jackpot'),
    provider_code: z.string(),
    game_code: z.string(),
    game_name: z.string(),
    number: z.int().describe('Of the pot: one higher after each win'),
    amount: moneySchema,
    must_pay_by: moneySchema,
    currency: currencySchema,
  }),
  z.object({ type: z.literal('deposit'), deposit_id: z.uuid(), status: z.string() }),
  z.object({ type: z.literal('withdrawal'), withdrawal_id: z.uuid(), status: z.string() }),
  z.object({
    type: z.literal('inbox'),
    inbox_id: z.uuid(),
    category: z.string(),
    has_reward: z.boolean(),
    unread: z.int().describe('How many messages are unread now'),
  }),
  z.object({
    type: z.literal('mission'),
    mission_id: z.string(),
    period_start: timeSchema,
    state: z.literal('claimable'),
  }),
  z.object({ type: z.literal('bonus'), bonus_id: z.uuid(), status: z.string() }),
  z.object({ type: z.literal('session_ended'), statusMessage: z.string() }),
  z.object({
    type: z.literal('play_stopped'),
    reason: z
      .enum(['excluded', 'time_limit', 'stopped', 'closed'])
      .describe('Why the open games accept no more bets'),
  }),
  z.object({
    type: z.literal('reality_check'),
    played_seconds: z.int().describe('In this session; call safety/reality_check and show it'),
  }),
]);

export type ClientMessage = z.infer<typeof clientMessageSchema>;
export type ServerEvent = z.infer<typeof serverEventSchema>;
