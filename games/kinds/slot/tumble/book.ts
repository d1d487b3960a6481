/**
 * The book of a round of a tumbling slot: everything that happened in it, decided by the server before the client sees any of it.
 * Amounts, reels and rows are as in the book of the other slots; a reel may be of another height in each spin.
 */
import { z } from 'zod';
import { amountSchema } from '../../../kit/play-api/common.ts';
import { freeSpinSchema, positionSchema } from '../book.ts';

/** The number that a multiplier symbol carries. */
const numberSchema = z.strictObject({
  reel: z.int().min(0),
  row: z.int().min(0),
  multiplier: z.int().min(1),
});

const winBase = {
  symbol: z.string(),
  /** Symbols that the win counts; reels with ways. */
  count: z.int().min(1),
  positions: z.array(positionSchema),
  /** The growing multiplier, which the amount already contains. */
  multiplier: z.int().min(1),
  amount_minor: amountSchema,
};

export const tumbleWinSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('cluster'), ...winBase }),
  z.strictObject({ kind: z.literal('anywhere'), ...winBase }),
  z.strictObject({ kind: z.literal('ways'), ...winBase, ways: z.int().min(1) }),
]);
export type TumbleWin = z.infer<typeof tumbleWinSchema>;

export const tumbleEventSchema = z.discriminatedUnion('type', [
  /** The reels land. */
  z.strictObject({
    type: z.literal('spin'),
    phase: z.enum(['base', 'free']),
    /** `grid[reel][row]`; a reel is as high as its list is long. */
    grid: z.array(z.array(z.string())),
    /** Index on the strip that lies on the top row of each reel. */
    stops: z.array(z.int().min(0)),
    numbers: z.array(numberSchema),
    /** The growing multiplier of what wins now. */
    multiplier: z.int().min(1),
    free_spin: freeSpinSchema.nullable(),
  }),
  /** What the grid pays; comes only when it pays. */
  z.strictObject({
    type: z.literal('wins'),
    wins: z.array(tumbleWinSchema).min(1),
    /** The sum of `wins`. */
    amount_minor: amountSchema,
    /** What the round pays so far, these wins included: never more than the game's maximum win. */
    round_win_minor: amountSchema,
  }),
  /** The winning cells are empty, the others have fallen, new symbols lie above them. */
  z.strictObject({
    type: z.literal('tumble'),
    /** The cells that leave, as they lay before. */
    positions: z.array(positionSchema),
    /** The new symbols of each reel, from the top. */
    fresh: z.array(z.array(z.string())),
    /** The grid that comes of it. */
    grid: z.array(z.array(z.string())),
    /** Those of the new multiplier symbols. */
    numbers: z.array(numberSchema),
    multiplier: z.int().min(1),
  }),
  /** Multiplier symbols multiply what the spin has won. */
  z.strictObject({
    type: z.literal('multiply'),
    /** What those in view add up to. */
    sum: z.int().min(1),
    /** What the spin's wins are multiplied by: the sum, or with the sums of free spins before. */
    multiplier: z.int().min(1),
    positions: z.array(positionSchema),
    /** What that adds. */
    amount_minor: amountSchema,
    round_win_minor: amountSchema,
  }),
  z.strictObject({
    type: z.literal('scatter_win'),
    scatters: z.int().min(1),
    positions: z.array(positionSchema),
    amount_minor: amountSchema,
    round_win_minor: amountSchema,
  }),
  z.strictObject({
    type: z.literal('free_spins_start'),
    spins: z.int().min(1),
    /** Growing multiplier of the first. */
    multiplier: z.int().min(1),
    positions: z.array(positionSchema),
  }),
  z.strictObject({
    type: z.literal('free_spins_retrigger'),
    added: z.int().min(1),
    total: z.int().min(1),
    positions: z.array(positionSchema),
  }),
  z.strictObject({
    type: z.literal('free_spins_end'),
    spins: z.int().min(1),
    amount_minor: amountSchema,
  }),
  /** The round has won the most that it can pay, and ends here. */
  z.strictObject({ type: z.literal('max_win'), amount_minor: amountSchema }),
  /** The last event of every book. */
  z.strictObject({ type: z.literal('end'), win_minor: amountSchema }),
]);
export type TumbleEvent = z.infer<typeof tumbleEventSchema>;
export type TumbleEventOf<Type extends TumbleEvent['type']> = Extract<TumbleEvent, { type: Type }>;

export const tumbleBookSchema = z.strictObject({
  version: z.literal(1),
  /** Tells it from the book of turning reels. */
  form: z.literal('tumble'),
  game_code: z.string(),
  bet_minor: amountSchema,
  win_minor: amountSchema,
  events: z.array(tumbleEventSchema).min(2),
});
export type TumbleBook = z.infer<typeof tumbleBookSchema>;
