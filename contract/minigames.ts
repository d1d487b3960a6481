import { z } from 'zod';
import { moneySchema, timeSchema } from './fields.ts';

/** What minigames and the spin have in common. Tokens are written like money: "3.00" is three tokens. */

export const miniGameKinds = ['wheel', 'scratch', 'dice', 'chests'] as const;

export const miniGamePrizeSchema = z.object({
  prize_id: z.int(),
  kind: z.enum(['none', 'cash', 'token']),
  amount: moneySchema,
  probability: z.string().describe('In percent, e.g. "12.5", cut off after the sixth decimal'),
});

export const miniGameSchema = z.object({
  game_id: z.string(),
  kind: z.enum(miniGameKinds),
  name: z.string(),
  lead: z.string(),
  token_cost: moneySchema,
  is_free_now: z.boolean().describe('The next play is free'),
  next_free_at: timeSchema
    .nullable()
    .describe('When a play is free again; null if none is, or if it depends on the stakes that are left'),
  free_turnover_left: moneySchema.describe('How much real money must be staked before a play is free'),
  open_play_id: z.uuid().nullable().describe('A play whose prize is not claimed yet'),
  prizes: z.array(miniGamePrizeSchema),
});

/** What a play answers once its prize is claimed: the draw, and the proof that it was fixed in advance. */
export const miniGameResultFields = {
  play_id: z.uuid(),
  game_id: z.string(),
  prize: miniGamePrizeSchema,
  draw: z.int().describe('The number drawn, from 0 up to the sum of all weights less one'),
  salt: z.string(),
  commitment: z.string().describe('SHA-256 in hex of "<play_id>:<draw>:<salt>", as the bet answered it'),
  game_balance: moneySchema,
  token_balance: moneySchema,
};
