/**
 * The book of a slot round: everything that happened in it, decided by the server before the client
 * sees any of it. The client plays the events in their order and decides nothing.
 *
 * Amounts are integers in minor units (1/100,000 of a currency unit) as decimal strings, because an
 * int64 does not fit a JSON number. Reels are counted from the left, rows from the top, both from 0.
 */
import { z } from 'zod';
import { amountSchema } from '../../kit/play-api/common.ts';

/** One cell of the grid. */
export const positionSchema = z.strictObject({
  reel: z.int().min(0),
  row: z.int().min(0),
});
export type Position = z.infer<typeof positionSchema>;

/** A coin that carries a cash prize; `jackpot` names the fixed jackpot if the prize is one. */
export const coinSchema = z.strictObject({
  reel: z.int().min(0),
  row: z.int().min(0),
  amount_minor: amountSchema,
  jackpot: z.enum(['mini', 'minor', 'major']).nullable(),
});
export type Coin = z.infer<typeof coinSchema>;

const winBase = {
  /** The symbol paid for: the wild's own id when wilds pay as themselves. */
  symbol: z.string(),
  /** Reels (or scatters) that the win counts. */
  count: z.int().min(1),
  /** Cells to light up, left to right. */
  positions: z.array(positionSchema),
  /** All multipliers that the amount already contains (wilds, boost, free spins); 1 if none. */
  multiplier: z.int().min(1),
  amount_minor: amountSchema,
};

/** One win within a spin. */
export const winSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('line'),
    ...winBase,
    /** Index into the game's `lines`. */
    line: z.int().min(0),
    /** Side on which the run of symbols begins. */
    direction: z.enum(['left', 'right']),
  }),
  z.strictObject({ kind: z.literal('ways'), ...winBase, ways: z.int().min(1) }),
  z.strictObject({ kind: z.literal('scatter'), ...winBase }),
  /** The expanded special symbol of book-style free spins, paid once on each of `lines` lines. */
  z.strictObject({ kind: z.literal('special'), ...winBase, lines: z.int().min(1) }),
]);
export type Win = z.infer<typeof winSchema>;

/** Where a free spin stands in its feature. */
export const freeSpinSchema = z.strictObject({
  /** From 1. */
  index: z.int().min(1),
  /** Spins awarded so far, this one and all that follow included. */
  total: z.int().min(1),
});

/** What the player of a round has bought in place of a spin. */
export const boughtSchema = z.enum(['free_spins']);

export const bookEventSchema = z.discriminatedUnion('type', [
  /** The first event of a round that was bought: no reels turn before the feature. */
  z.strictObject({ type: z.literal('bought'), feature: boughtSchema }),
  /** The reels turn and stop. */
  z.strictObject({
    type: z.literal('spin'),
    phase: z.enum(['base', 'free', 'wild_respin']),
    /** Symbol ids as the reels stop, before any transformation: `grid[reel][row]`. */
    grid: z.array(z.array(z.string())),
    /** Index on the strip that stops at the top row of each reel. */
    stops: z.array(z.int().min(0)),
    /** Reels that do not turn, because wilds hold them. */
    held_reels: z.array(z.int().min(0)),
    /** Reels that turn longer, because the scatters (or coins) before them leave a feature in reach. */
    anticipation: z.array(z.int().min(0)),
    /** Prizes on the coins in view; they pay only if hold and respin begins. */
    coins: z.array(coinSchema),
    /** The free spins' multiplier for this spin; 1 elsewhere. */
    multiplier: z.int().min(1),
    free_spin: freeSpinSchema.nullable(),
  }),
  /** All mystery symbols in view turn into the same symbol. */
  z.strictObject({
    type: z.literal('mystery_reveal'),
    symbol: z.string(),
    positions: z.array(positionSchema),
  }),
  /** Whole reels become wild: a wild in view expands, or chance strikes them. */
  z.strictObject({
    type: z.literal('wild_reels'),
    cause: z.enum(['expand', 'strike']),
    /** The wild that fills them. */
    symbol: z.string(),
    reels: z.array(z.int().min(0)),
  }),
  /** This spin's wins are multiplied by chance; comes only when the multiplier exceeds 1. */
  z.strictObject({ type: z.literal('boost'), multiplier: z.int().min(2) }),
  /** The special symbol of book-style free spins fills each reel that shows it; its win follows. */
  z.strictObject({
    type: z.literal('special_expand'),
    symbol: z.string(),
    reels: z.array(z.int().min(0)),
  }),
  /** The wins of the spin before; comes only when there are any. */
  z.strictObject({
    type: z.literal('wins'),
    wins: z.array(winSchema).min(1),
    /** The sum of `wins`. */
    amount_minor: amountSchema,
    /** What the round pays so far, these wins included: never more than the game's maximum win. */
    round_win_minor: amountSchema,
  }),
  /** Held wild reels stay and the others turn again. */
  z.strictObject({ type: z.literal('wild_respin'), held_reels: z.array(z.int().min(0)) }),
  /**
   * The player chooses the form of the free spins that the spin has won, in a game with a choice. The book of a round that waits for
   * it ends here.
   */
  z.strictObject({
    type: z.literal('feature_choice'),
    scatters: z.int().min(1),
    /** Id of the choice; null before it is made. */
    chosen: z.string().nullable(),
    /** The scatters that award the free spins. */
    positions: z.array(positionSchema),
  }),
  z.strictObject({
    type: z.literal('free_spins_start'),
    spins: z.int().min(1),
    /** Multiplier of the first free spin. */
    multiplier: z.int().min(1),
    /** The special symbol of book-style free spins. */
    special_symbol: z.string().nullable(),
    /** The scatters that award them. */
    positions: z.array(positionSchema),
  }),
  z.strictObject({
    type: z.literal('free_spins_retrigger'),
    added: z.int().min(1),
    /** Spins awarded so far, the added ones included. */
    total: z.int().min(1),
    positions: z.array(positionSchema),
  }),
  z.strictObject({
    type: z.literal('free_spins_end'),
    /** Spins played: fewer than awarded if the round reached its maximum win. */
    spins: z.int().min(1),
    /** What the free spins pay together. */
    amount_minor: amountSchema,
  }),
  /** Coins lock in place; only the other cells turn from here on. */
  z.strictObject({
    type: z.literal('hold_start'),
    coins: z.array(coinSchema).min(1),
    respins: z.int().min(1),
    grand_minor: amountSchema,
  }),
  z.strictObject({
    type: z.literal('hold_spin'),
    /** Coins that land now and lock; any sets the respins back to their full number. */
    coins: z.array(coinSchema),
    respins_left: z.int().min(0),
    /** Coins locked so far. */
    held: z.int().min(1),
  }),
  z.strictObject({
    type: z.literal('hold_end'),
    /** Whether every cell holds a coin, which pays the grand jackpot on top. */
    grand: z.boolean(),
    /** All coins and the grand jackpot together. */
    amount_minor: amountSchema,
    round_win_minor: amountSchema,
  }),
  /** The round has won the most that it can pay, and ends here. Its wins may add up to more; this is what it pays. */
  z.strictObject({ type: z.literal('max_win'), amount_minor: amountSchema }),
  /** The last event of every book that is whole. */
  z.strictObject({ type: z.literal('end'), win_minor: amountSchema }),
]);
export type BookEvent = z.infer<typeof bookEventSchema>;
export type BookEventOf<Type extends BookEvent['type']> = Extract<BookEvent, { type: Type }>;

export const bookSchema = z.strictObject({
  version: z.literal(1),
  /** Left out in every book of turning reels; a tumbling slot's says `tumble`. */
  form: z.literal('reels').optional(),
  game_code: z.string(),
  /** The whole stake: the price of a round that was bought. */
  bet_minor: amountSchema,
  win_minor: amountSchema,
  events: z.array(bookEventSchema).min(2),
});
export type Book = z.infer<typeof bookSchema>;
