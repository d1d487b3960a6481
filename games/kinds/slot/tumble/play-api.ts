/** The mathematics of a tumbling slot as the player is shown them. Percentages are strings. */
import { z } from 'zod';
import { gameCode } from '../../../kit/play-api/common.ts';
import { tumbleStatementSchema } from './rules/statement.ts';

const growth = z.object({ start: z.int(), step: z.int(), max: z.int() });

export const tumblePaytableSchema = z.object({
  form: z.literal('tumble'),
  code: gameCode,
  title: z.string(),
  version: z.int(),
  bet_coins: z.int(),
  /** For each reel the heights that it can have, ascending. */
  heights: z.array(z.array(z.int())),
  symbols: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['low', 'high', 'wild', 'scatter', 'multiplier']),
      /** Coins by number of symbols, or of reels with ways; each holds up to the next number. Most symbols first. */
      pays: z.array(z.object({ count: z.int(), coins: z.int() })),
    }),
  ),
  /** Whole bets by number of scatters in view when a spin ends. */
  scatter_pays: z.array(z.object({ count: z.int(), bets: z.int() })),
  evaluation: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('cluster'), least: z.int() }),
    z.object({ kind: z.literal('anywhere'), least: z.int() }),
    /** `ways` with every reel at its highest. */
    z.object({ kind: z.literal('ways'), ways: z.int() }),
  ]),
  /** How the multiplier grows with the tumbles. */
  growth: z.object({ base: growth, free: growth.extend({ is_kept: z.boolean() }) }),
  /** The symbol that carries multipliers; null in a game without. */
  multiplier_symbol: z.string().nullable(),
  has_free_spins: z.boolean(),
  /** Everything that decides what a round pays, with `strips`. */
  rules: z.array(tumbleStatementSchema),
  /** No tumbling slot has a progressive jackpot, or sells its free spins. */
  jackpot: z.null(),
  buy: z.null(),
  /** For the first look of a board on which nothing has been played. */
  strips: z.object({ base: z.array(z.array(z.string())) }),
  /** What was measured, each figure with the digits that its 99 % interval supports. */
  proof: z.object({
    /** Rounds that were played for it. */
    rounds: z.int(),
    /** Null where they do not even tell the whole percent. */
    rtp_percent: z.string().nullable(),
    /** Half the width of the return's 99 % interval, in percent of the bet. */
    rtp_half_percent: z.string(),
    hit_frequency_percent: z.string(),
    /** Null in a game without free spins. */
    free_spins_once_in: z.string().nullable(),
    max_win_bets: z.string(),
    max_win_once_in: z.string(),
    /** Whether a round has reached it. If none has, it comes no more often than that, with 99 % certainty. */
    is_max_win_seen: z.boolean(),
    /** The highest round that was played, in bets. */
    most_bets: z.string(),
    deviation_bets: z.string(),
    volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  }),
});
export type TumblePaytable = z.infer<typeof tumblePaytableSchema>;
