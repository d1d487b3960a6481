/** A round of an instant game as its page is told of it, and as it is copied for a verifier. */
import { z } from 'zod';
import { amountSchema, clientSeed, gameCode, hex32 } from '../../../kit/play-api/common.ts';
import { courseSchema, roundViewSchema } from '../../../kit/play-api/rounds.ts';

export const instantPageSchema = z.object({
  title: z.string(),
  currency: z.string(),
  game_code: gameCode,
  round: roundViewSchema,
  /** Once it is revealed. */
  server_seed: hex32.nullable(),
});
export type InstantPage = z.infer<typeof instantPageSchema>;

export const instantCopySchema = z.object({
  game_code: gameCode,
  game_version: z.int().min(1).max(1_000_000),
  definition_hash: hex32.nullish(),
  engine_hash: hex32.nullish(),
  bet_minor: amountSchema,
  server_seed: hex32,
  server_seed_hash: hex32.nullish(),
  client_seed: clientSeed,
  nonce: z.int().min(0).max(1_000_000_000),
  wager: z.record(z.string(), z.json()),
  actions: z.array(z.record(z.string(), z.json())),
  /** What the history says; without it the round is only computed. */
  win_minor: amountSchema.nullish(),
  course: courseSchema.nullish(),
});
export type InstantCopy = z.infer<typeof instantCopySchema>;

/** A round whose server seed is revealed, as it is copied and checked. */
export function copyOfInstant({ game_code, round }: InstantPage, serverSeed: string): InstantCopy {
  const { game_version, build, bet_minor, fairness, wager, actions, win_minor, course } = round;
  if (!fairness) throw new Error(`Round ${round.round_id} has no seeds of its player.`);
  return {
    game_code,
    game_version,
    definition_hash: build?.definition_hash ?? null,
    engine_hash: build?.engine_hash ?? null,
    bet_minor,
    server_seed: serverSeed,
    server_seed_hash: fairness.server_seed_hash,
    client_seed: fairness.client_seed,
    nonce: fairness.nonce,
    wager,
    actions,
    win_minor,
    course,
  };
}
