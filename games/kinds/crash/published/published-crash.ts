/** A crash game's mathematics as they are published: one file a game and version, which is never changed. */
import { z } from 'zod';
import { OUTCOME_BITS, RETURNS } from '../crash-point.ts';
import type { CrashGame } from '../games.ts';
import { GROWTH_PER_MS, LEAST_TARGET, ROOM_LIMIT } from '../rules.ts';

export const publishedCrashSchema = z.strictObject({
  title: z.string(),
  /** Everything that decides a draw and what a bet in it is paid, beside the words of the specification. */
  mathematics: z.strictObject({
    kind: z.literal('crash'),
    code: z.string(),
    version: z.int().min(1),
    /** So many bits of the salted link are the number that decides. */
    bits: z.int(),
    /** What a bet returns: the first of the second. */
    returns: z.tuple([z.int(), z.int()]),
    /** The lowest target, and where a room ends its draw, in hundredths. */
    least_target: z.int(),
    room_limit: z.int(),
    /** The multiplier rises by e to the power of this, for each millisecond. */
    growth_per_ms: z.number(),
  }),
});
export type PublishedCrash = z.infer<typeof publishedCrashSchema>;

/** A game as it is published. */
export function publishCrash({ code, title, version }: CrashGame): PublishedCrash {
  return {
    title,
    mathematics: {
      kind: 'crash',
      code,
      version,
      bits: OUTCOME_BITS,
      returns: [Number(RETURNS), 100],
      least_target: LEAST_TARGET,
      room_limit: ROOM_LIMIT,
      growth_per_ms: GROWTH_PER_MS,
    },
  };
}
