/**
 * The rules of a game as typed statements. Together with the strips and the pays they determine what every round pays: a test
 * builds an evaluator from nothing else and reaches the engine's results and the proven return.
 *
 * Reels are counted from the left, rows from the top, both from 0. A *coin* is the bet divided by `bet_coins`. Chances are
 * exact: [numerator, denominator], or integer weights.
 */
import { z } from 'zod';

const phases = z.array(z.enum(['base', 'free']));
const chance = z.tuple([z.int(), z.int()]);
const payTable = z.array(
  z.object({ symbol: z.string(), pays: z.array(z.object({ count: z.int(), coins: z.int() })) }),
);
const weightedSymbols = z.array(z.object({ symbol: z.string(), weight: z.int() }));

const reels = z.object({
  rule: z.literal('reels'),
  reels: z.int(),
  rows: z.int(),
  bet_coins: z.int(),
  /** Each reel is a ring. The symbol at its stop lands on the top row, and every stop is equally likely. */
  stops: z.literal('equally_likely'),
  has_free_strips: z.boolean(),
});

const lineWins = z.object({
  rule: z.literal('line_wins'),
  /** For each line its row on each reel. */
  lines: z.array(z.array(z.int())),
  /** Where a run of equal symbols may begin: on the leftmost reel, or there and on the rightmost. */
  begins: z.enum(['left', 'both']),
  /** Each line pays this often from each side: its highest win only. */
  wins_per_side: z.literal('highest'),
  /** Of lines that begin on both sides: whether the two sides of a line are both paid, or only the higher. */
  sides: z.enum(['both_paid', 'higher_paid']),
  /** A win that covers every reel is found from both sides, and paid once. */
  full_line_pays_once: z.boolean(),
  pays: payTable,
});

const wayWins = z.object({
  rule: z.literal('way_wins'),
  ways: z.int(),
  /** Only the longest run of a symbol pays, once for each combination of its places. */
  wins_per_symbol: z.literal('longest'),
  pays: payTable,
});

const wild = z.object({
  rule: z.literal('wild'),
  /** Each multiplies the wins it takes part in; several multiply each other. */
  wilds: z.array(z.object({ symbol: z.string(), multiplier: z.int() })),
  stands_for: z.array(z.string()),
  not_for: z.array(z.string()),
  /** The symbol whose pays a run of wilds alone has; null if it pays nothing by itself. */
  alone_pays_as: z.string().nullable(),
});

const scatterWins = z.object({
  rule: z.literal('scatter_wins'),
  symbol: z.string(),
  /** Whole bets by exact number of scatters anywhere in view. */
  pays: z.array(z.object({ count: z.int(), bets: z.int() })),
  /** Whether boosts and the free spins' multiplier multiply them. */
  is_multiplied: z.boolean(),
});

/** Scatters and coins are counted as the reels stop, also where a wild reel then covers them. */
const counted = z.object({
  rule: z.literal('counted_as_landed'),
  symbols: z.array(z.string()),
  under_wild_reels: z.boolean(),
});

const mystery = z.object({
  rule: z.literal('mystery'),
  symbol: z.string(),
  /** One is drawn by weight each spin, and every mystery symbol in view becomes it. */
  becomes: weightedSymbols,
});

const expandingWilds = z.object({
  rule: z.literal('expanding_wilds'),
  symbol: z.string(),
  reels: z.array(z.int()),
  phases,
  /** Base game: wild reels hold and the others turn again, as long as another reel has become wild. Each turn pays. */
  respin: z.boolean(),
  /** Free spins: a wild reel stays until they end. */
  sticky: z.boolean(),
});

const wildStrike = z.object({
  rule: z.literal('wild_strike'),
  symbol: z.string(),
  base_chance: chance.nullable(),
  free_chance: chance.nullable(),
  outcomes: z.array(z.object({ reels: z.array(z.int()), weight: z.int() })),
});

const boost = z.object({
  rule: z.literal('boost'),
  phases,
  /** One is drawn by weight each spin. It multiplies every win of the spin but coin prizes. */
  outcomes: z.array(z.object({ multiplier: z.int(), weight: z.int() })),
});

const freeSpins = z.object({
  rule: z.literal('free_spins'),
  symbol: z.string(),
  awards: z.array(z.object({ scatters: z.int(), spins: z.int() })),
  retriggers: z.array(z.object({ scatters: z.int(), spins: z.int() })),
  max_spins: z.int(),
  /** Spin i (from 0) multiplies its wins by min(start + step × i, max), and by its boost and wilds besides. */
  multiplier: z.object({ start: z.int(), step: z.int(), max: z.int() }),
});

const specialSymbol = z.object({
  rule: z.literal('special_symbol'),
  /** One is drawn by weight before the first free spin. */
  symbols: weightedSymbols,
  /** Paid as the symbol's run over as many reels as show it, on every line, on top of the line wins. */
  lines: z.int(),
  do_wilds_count: z.boolean(),
});

const holdAndRespin = z.object({
  rule: z.literal('hold_and_respin'),
  symbol: z.string(),
  trigger: z.int(),
  respins: z.int(),
  cells: z.int(),
  /** Chance that an empty place receives a coin in a respin. */
  land_chance: chance,
  /** Prize of each coin, in whole bets. No boost or multiplier changes it. */
  values: z.array(
    z.object({
      bets: z.int(),
      weight: z.int(),
      jackpot: z.enum(['mini', 'minor', 'major']).nullable(),
    }),
  ),
  /** Added when every place holds a coin, in whole bets. */
  grand_bets: z.int(),
  /** Whether a spin that also awards free spins plays hold and respin first. */
  is_before_free_spins: z.boolean(),
});

const maxWin = z.object({ rule: z.literal('max_win'), bets: z.int() });

/**
 * A share of every stake for money enters a pot. A spin wins it with the chance of what it adds over what is missing to the amount
 * that the pot must be won by. What the pot pays is on top of everything else.
 */
const progressiveJackpot = z.object({
  rule: z.literal('progressive_jackpot'),
  contribution: chance,
  saved: chance,
});

/** These free spins may be bought in place of a spin, for so many coins, where that is allowed. Nothing turns before them. */
const featureBuy = z.object({ rule: z.literal('feature_buy'), spins: z.int(), price_coins: z.int() });

/**
 * The player chooses one of these forms of the free spins before they begin. Nothing else of the game differs. For a player who does
 * not return within so many hours `when_away` is chosen.
 */
const freeSpinChoice = z.object({
  rule: z.literal('free_spin_choice'),
  symbol: z.string(),
  options: z.array(
    z.object({
      id: z.string(),
      awards: z.array(z.object({ scatters: z.int(), spins: z.int() })),
      multiplier: z.object({ start: z.int(), step: z.int(), max: z.int() }),
    }),
  ),
  when_away: z.string(),
  hours_to_return: z.int(),
});

/**
 * Symbols that land go into a meter, which is kept from round to round: one for each player, currency and bet, and another of each for
 * free bets. From each level on one symbol of the reels is another one, until the meter is emptied.
 */
const keptMeter = z.object({
  rule: z.literal('kept_meter'),
  symbol: z.string(),
  full: z.int(),
  levels: z.array(
    z.object({ begins: z.int(), turns: z.object({ from: z.string(), into: z.string() }).nullable() }),
  ),
});

/** The spin that fills the meter is followed by so many free spins, all of whose wins are multiplied. The meter is empty then. */
const harvest = z.object({
  rule: z.literal('harvest'),
  symbol: z.string(),
  spins: z.int(),
  multiplier: z.int(),
});

export const statementSchema = z.discriminatedUnion('rule', [
  reels,
  lineWins,
  wayWins,
  wild,
  scatterWins,
  counted,
  mystery,
  expandingWilds,
  wildStrike,
  boost,
  freeSpins,
  specialSymbol,
  holdAndRespin,
  maxWin,
  progressiveJackpot,
  featureBuy,
  freeSpinChoice,
  keptMeter,
  harvest,
]);
export type Statement = z.infer<typeof statementSchema>;
export type StatementOf<Rule extends Statement['rule']> = Extract<Statement, { rule: Rule }>;
