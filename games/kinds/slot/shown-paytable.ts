/** The mathematics of a slot as the player is shown them. Percentages are strings, rounded to even at the last digit shown. */
import { z } from 'zod';
import { gameCode } from '../../kit/play-api/common.ts';
import { collectPaytableFields } from './collect/play-api.ts';
import { statementSchema } from './rules/statement.ts';
import { tumblePaytableSchema } from './tumble/play-api.ts';

const paysSchema = z.array(z.object({ count: z.int(), coins: z.int() }));
const awardSchema = z.array(z.object({ scatters: z.int(), spins: z.int() }));
const freeSpinsSchema = z.object({
  awards: awardSchema,
  retriggers: awardSchema,
  max_spins: z.int(),
  multiplier: z.object({ start: z.int(), step: z.int(), max: z.int() }),
  special_symbols: z.array(z.string()),
});

/** That of a slot with turning reels. */
export const paytableSchema = z.object({
  form: z.literal('reels'),
  code: gameCode,
  title: z.string(),
  version: z.int(),
  reels: z.int(),
  rows: z.int(),
  bet_coins: z.int(),
  symbols: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      kind: z.enum(['low', 'high', 'wild', 'scatter', 'coin', 'mystery']),
      multiplier: z.int().nullable(),
      /** Coins for a line or a way, most symbols first; whole bets for scatters are in `scatter_pays`. */
      pays: paysSchema,
    }),
  ),
  /** For scatters anywhere: whole bets by count. */
  scatter_pays: z.array(z.object({ count: z.int(), bets: z.int() })),
  evaluation: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('lines'),
      lines: z.array(z.array(z.int())),
      direction: z.enum(['left', 'both']),
    }),
    z.object({ kind: z.literal('ways'), ways: z.int() }),
  ]),
  features: z.object({
    expanding_wilds: z
      .object({
        reels: z.array(z.int()),
        phases: z.array(z.enum(['base', 'free'])),
        respin: z.boolean(),
        sticky: z.boolean(),
      })
      .nullable(),
    mystery: z.object({ symbol: z.string(), becomes: z.array(z.string()) }).nullable(),
    strike: z
      .object({
        /** Chance a spin, as a fraction; null where the phase has none. */
        base_chance: z.string().nullable(),
        free_chance: z.string().nullable(),
        outcomes: z.array(z.array(z.int())),
      })
      .nullable(),
    boost: z.object({ phases: z.array(z.enum(['base', 'free'])), multipliers: z.array(z.int()) }).nullable(),
    free_spins: freeSpinsSchema.nullable(),
    hold_and_respin: z
      .object({
        symbol: z.string(),
        trigger: z.int(),
        respins: z.int(),
        values: z.array(z.object({ bets: z.int(), jackpot: z.enum(['mini', 'minor', 'major']).nullable() })),
        grand_bets: z.int(),
      })
      .nullable(),
  }),
  /** Everything that decides what a round pays, with `strips`. */
  rules: z.array(statementSchema),
  /** A progressive jackpot beside the proven return; null for a game without one. */
  jackpot: z
    .object({
      /** Of the stakes, what goes into it, in percent: players win it back, the seeds of the pots besides. */
      contribution_percent: z.string(),
      /** The proven return and that share together. */
      rtp_with_percent: z.string(),
    })
    .nullable(),
  /** Free spins that can be bought where the session's rules allow it; null in games that sell none. */
  buy: z
    .object({
      spins: z.int(),
      price_coins: z.int(),
      /** Of bought rounds: in bets, but for the return, which is of the price. */
      proof: z.object({
        price_bets: z.string(),
        rtp_percent: z.string(),
        hit_frequency_percent: z.string(),
        max_win_bets: z.string(),
        max_win_once_in: z.string(),
        deviation_bets: z.string(),
      }),
    })
    .nullable(),
  /** The forms of the free spins between which the player chooses; null in games without a choice. */
  choice: z
    .object({
      /** What is chosen for a player who does not return, after so many hours. */
      when_away: z.string(),
      hours_to_return: z.int(),
      options: z.array(
        z.object({
          id: z.string(),
          name: z.string(),
          free_spins: freeSpinsSchema,
          proof: z.object({
            rtp_percent: z.string(),
            hit_frequency_percent: z.string(),
            deviation_bets: z.string(),
            max_win_bets: z.string(),
            max_win_once_in: z.string(),
            /** Of the free spins alone: how often they win less than ten bets, and more than a hundred. */
            free_spins: z.array(
              z.object({
                scatters: z.int(),
                spins: z.int(),
                mean_bets: z.string(),
                volatility: z.enum(['low', 'medium', 'high', 'very-high']),
                deviation_bets: z.string(),
                below_percent: z.string(),
                beyond_percent: z.string(),
                max_win_bets: z.string(),
              }),
            ),
          }),
        }),
      ),
    })
    .nullable(),
  /** Strips for the look of turning reels. */
  strips: z.object({ base: z.array(z.array(z.string())), free: z.array(z.array(z.string())) }),
  proof: z.object({
    /** Return to player, in percent, e.g. "96.0213". */
    rtp_percent: z.string(),
    /** Rounds that win anything, in percent. */
    hit_frequency_percent: z.string(),
    /** The most that one round can pay, in bets, e.g. "5012.5". */
    max_win_bets: z.string(),
    /** Rounds in which that comes once, to three digits; 10¹⁵ stands for that many or more. */
    max_win_once_in: z.string(),
    /** The same for each pot; null for a game without pots. */
    pots_once_in: z
      .object({ mini: z.string(), minor: z.string(), major: z.string(), grand: z.string() })
      .nullable(),
    /** Whether a round could win more, and ends at the maximum. */
    is_max_win_capped: z.boolean(),
    /** Standard deviation of a round's win, in bets. */
    deviation_bets: z.string(),
    volatility: z.enum(['low', 'medium', 'high', 'very-high']),
  }),
});
export type Paytable = z.infer<typeof paytableSchema>;

/** What reels are played by, whether or not a meter is kept beside them. */
export type ReelTable = Omit<Paytable, 'form' | 'proof'>;

/** That of a slot with turning reels whose meter is kept. Its `strips` are those of its first level and of its harvest. */
export const collectPaytableSchema = paytableSchema.omit({ proof: true }).extend(collectPaytableFields);
export type CollectPaytable = z.infer<typeof collectPaytableSchema>;

/** That of a slot of any form. */
export const slotPaytableSchema = z.discriminatedUnion('form', [
  paytableSchema,
  tumblePaytableSchema,
  collectPaytableSchema,
]);
export type SlotPaytable = z.infer<typeof slotPaytableSchema>;
