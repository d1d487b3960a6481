/**
 * The rules of a tumbling slot as typed statements. Together with the strips they determine what every round pays: a test builds
 * an evaluator from nothing else and reaches the engine's results.
 *
 * Reels are counted from the left, rows from the top, both from 0. A *coin* is the bet divided by `bet_coins`. Weights are
 * integers. Where pays or awards are listed by a number, those of the highest listed number that is reached count, and below the
 * lowest nothing does.
 */
import { z } from 'zod';

const payTable = z.array(
  z.object({ symbol: z.string(), pays: z.array(z.object({ count: z.int(), coins: z.int() })) }),
);
const awards = z.array(z.object({ scatters: z.int(), spins: z.int() }));

const grid = z.object({
  rule: z.literal('grid'),
  bet_coins: z.int(),
  /** For each reel how high it may be, drawn by weight each spin where there are several. */
  heights: z.array(z.array(z.object({ height: z.int(), weight: z.int() }))),
  /** Each reel is a ring. The symbol at its stop lands on the top row, and every stop is equally likely. */
  stops: z.literal('equally_likely'),
  has_free_strips: z.boolean(),
});

const clusterWins = z.object({
  rule: z.literal('cluster_wins'),
  least: z.int(),
  /** Symbols touch each other by their sides, not by their corners. */
  touching: z.literal('sides'),
  /** A wild is part of every group that it touches, so that it may count for several symbols at once. */
  do_groups_share_wilds: z.boolean(),
  pays: payTable,
});

const anywhereWins = z.object({ rule: z.literal('anywhere_wins'), least: z.int(), pays: payTable });

const wayWins = z.object({
  rule: z.literal('changing_way_wins'),
  /** With every reel at its highest. */
  most_ways: z.int(),
  /** Only the longest run of a symbol from the leftmost reel pays, once for each combination of its places. */
  wins_per_symbol: z.literal('longest'),
  pays: payTable,
});

const wild = z.object({
  rule: z.literal('wild'),
  symbol: z.string(),
  stands_for: z.array(z.string()),
  /** Wilds without another symbol pay nothing. */
  pays_alone: z.literal(false),
});

const tumbles = z.object({
  rule: z.literal('tumbles'),
  /** Every symbol of a win leaves at once, wilds too. */
  leave: z.literal('all_of_a_win'),
  stay: z.array(z.string()),
  /** Above each reel's top row lies what stands before it on its strip; it falls in, and the strip is a ring. */
  fill: z.literal('from_strip_above'),
  until: z.literal('nothing_wins'),
});

const growingMultiplier = z.object({
  rule: z.literal('growing_multiplier'),
  phase: z.enum(['base', 'free']),
  /** Wins after t tumbles are multiplied by min(start + step × t, max). */
  start: z.int(),
  step: z.int(),
  max: z.int(),
  /** Whether t begins anew with each spin, or counts through all free spins. */
  counts: z.enum(['tumbles_of_the_spin', 'tumbles_of_all_free_spins']),
});

const multiplierSymbols = z.object({
  rule: z.literal('multiplier_symbols'),
  symbol: z.string(),
  values: z.array(z.object({ multiplier: z.int(), weight: z.int() })),
  /** When a spin with a win ends, those in view are added up and multiply all its wins; scatter wins they do not. */
  combine: z.literal('added'),
  /** In free spins: a spin with any is multiplied by all that spins with a win have added up. */
  are_kept: z.boolean(),
});

const scatterWins = z.object({
  rule: z.literal('scatter_wins'),
  symbol: z.string(),
  pays: z.array(z.object({ count: z.int(), bets: z.int() })),
  counted: z.literal('when_the_spin_ends'),
  is_multiplied: z.literal(false),
});

const freeSpins = z.object({
  rule: z.literal('free_spins'),
  symbol: z.string(),
  awards,
  retriggers: awards,
  max_spins: z.int(),
  counted: z.literal('when_the_spin_ends'),
});

/** As soon as the round has won as much, it ends: no tumble, multiplier symbol, scatter or free spin follows. */
const maxWin = z.object({ rule: z.literal('max_win'), bets: z.int() });

export const tumbleStatementSchema = z.discriminatedUnion('rule', [
  grid,
  clusterWins,
  anywhereWins,
  wayWins,
  wild,
  tumbles,
  growingMultiplier,
  multiplierSymbols,
  scatterWins,
  freeSpins,
  maxWin,
]);
export type TumbleStatement = z.infer<typeof tumbleStatementSchema>;
export type TumbleStatementOf<Rule extends TumbleStatement['rule']> = Extract<
  TumbleStatement,
  { rule: Rule }
>;
