import { z } from 'zod';
import { moneySchema, timeSchema } from './fields.ts';

/** What minigames and the spin have in common. Tokens are written like money: "3.00" is three tokens. */

export const miniGameKinds = ['wheel', 'scratch', 'dice', 'chests'] as const;

export const miniGamePrizeSchema = z.object({
  prize_id: z.int(),
  kind: z.enum(['none', 'cash', 'token']),
  amount: moneySchema,
  probability: z.string().describe('In percent, e.g. "12.5", cut off after the sixth decimal'),
  weight: z.int().describe('How many numbers win it; the prizes own the numbers from 0 in their order'),
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
  next_seed_hash: z
    .string()
    .describe(
      'SHA-256 in hex of the server seed that the next play will be drawn with, beside your client seed',
    ),
  open_play_id: z.uuid().nullable().describe('A play whose prize is not claimed yet'),
  odds_version: z.int().describe('Which published odds these prizes are; send it with the bet'),
  plays_left: z.int().nullable().describe('How often it can be played today; null without a limit'),
  prizes: z.array(miniGamePrizeSchema),
});

/** A seed of the player's: without one the server makes it, and the player has no share in the draw. */
export const clientSeedSchema = z
  .string()
  .regex(/^[\x21-\x7e]{1,64}$/, '1 to 64 characters of ASCII without spaces')
  .optional();

/** The odds that the player was shown. A bet is refused if others have been published since. */
export const oddsVersionSchema = z.int().min(1).optional();

/** What a play answers once its prize is claimed: the draw, and the proof that both seeds decided it. */
export const miniGameResultFields = {
  play_id: z.uuid(),
  game_id: z.string(),
  prize: miniGamePrizeSchema,
  prizes: z.array(miniGamePrizeSchema).describe('All prizes by the odds that it was drawn by'),
  draw: z.int().describe('The number drawn, from 0 up to the sum of all weights less one'),
  proof: z
    .object({
      server_seed: z.string().describe('32 bytes in hex, revealed now'),
      server_seed_hash: z.string().describe('SHA-256 in hex of its bytes, as it was shown before the bet'),
      client_seed: z.string(),
      client_seed_by: z.enum(['house', 'player']),
    })
    .nullable()
    .describe(
      'How the number follows from them is in /fairness of the game server; null for plays from before',
    ),
  game_balance: moneySchema,
  token_balance: moneySchema,
};
