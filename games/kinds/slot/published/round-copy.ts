/** A round as it is copied from the history for a verifier, and pasted into the page that checks rounds. */
import { z } from 'zod';
import { boughtSchema } from '../book.ts';
import { meterSchema } from '../collect/book.ts';
import { amountSchema } from '../../../kit/play-api/common.ts';
import { jackpotPartSchema } from '../play-api.ts';

const hex32 = z.string().regex(/^[0-9a-f]{64}$/);

export const roundCopySchema = z.object({
  game_code: z.string().regex(/^[a-z0-9-]{1,40}$/),
  game_version: z.int().min(1).max(1_000_000),
  definition_hash: hex32.nullish(),
  engine_hash: hex32.nullish(),
  bet_minor: z.string().regex(/^[1-9]\d{0,17}$/),
  /** What was bought in place of a spin; its price is the bet. */
  bought: boughtSchema.nullish(),
  /** What the player has chosen, in a round with a choice. */
  chosen: z.string().max(40).nullish(),
  server_seed: hex32,
  server_seed_hash: hex32.nullish(),
  client_seed: z.string().regex(/^[\x21-\x7e]{1,64}$/),
  nonce: z.int().min(0).max(1_000_000_000),
  /** What the history says; without it the round is only computed. */
  win_minor: amountSchema.nullish(),
  /** Where the kept meter stood before and after, in a game that has one; the round is computed from it. */
  meter: meterSchema.nullish(),
  is_free_bet: z.boolean().optional(),
  /** The meter before the round alone, where only that is known. */
  meter_before: z.int().min(0).optional(),
  /** Its part in a progressive jackpot, whose payment is in the win. */
  jackpot: jackpotPartSchema.nullish(),
  /** Of a book of any form: they are compared as text. */
  events: z.array(z.looseObject({ type: z.string() })).nullish(),
});
export type RoundCopy = z.infer<typeof roundCopySchema>;
