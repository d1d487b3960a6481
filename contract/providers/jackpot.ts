/**
 * What a provider says of its progressive jackpots, beside the protocol of Hub88 (`hub88.ts`), which has no words for them.
 *
 * Glossary. *Contribution*: the share of a stake that a jackpot collects. *Seed*: what the house adds to a pot that begins.
 * *Pot*: what is won at once; a won pot is followed by the next one, whose number is one higher.
 *
 * A bet says what it would contribute. The operator books that with the stake, and says so in its answer; it books nothing if
 * any of the stake is bonus money or free. A round takes part in the jackpot only if its contribution was booked. A bet that is
 * rolled back takes its contribution back. The win that closes a round says what of it the jackpot has paid, and the seed that
 * the house has added to a pot which began with the round. Amounts are integers in 1/100,000 of a unit.
 */
import { z } from 'zod';
import { operatorIdSchema } from './hub88.ts';

const amountSchema = z.int().min(0).max(9_000_000_000_000_000);
const jackpotIdSchema = z.string().min(1).max(64);

/** `meta` of a bet. */
export const jackpotBetSchema = z.object({
  jackpot: z.object({ id: jackpotIdSchema, contribution: amountSchema }),
});

/** `meta` of a win. */
export const jackpotWinSchema = z.object({
  jackpot: z.object({
    id: jackpotIdSchema,
    /** The part of the win's amount that the pot has paid. */
    win: amountSchema,
    seed: amountSchema,
  }),
});

/** The provider's pots, as they stand: served below the prefix of its games. */
export const jackpotsPath = '/jackpots/list';

const moneySchema = z.string().regex(/^\d{1,18}$/);

export const listedJackpotSchema = z.object({
  id: jackpotIdSchema,
  game_codes: z.array(z.string().min(1).max(64)).max(100),
  currency: z.string().min(3).max(5),
  number: z.int().min(1),
  /** What the pot holds now. */
  amount: moneySchema,
  /** It is won before it holds more than this. */
  must_pay_by: moneySchema,
  /** What is saved for the seed of the next pot. */
  saved: moneySchema,
  last_won: z.object({ amount: moneySchema, at: z.iso.datetime() }).nullable(),
});
export type ListedJackpot = z.infer<typeof listedJackpotSchema>;
export const jackpotsListAnswerSchema = z.array(listedJackpotSchema);

/** All that ever entered the provider's pots and left them, for the operator's books: served like the list, and never for a page of players. */
export const jackpotsReportPath = '/jackpots/report';

export const jackpotsReportRequestSchema = z.object({
  operator_id: operatorIdSchema,
  /** Whether the provider also checks that every pot adds up to its entries, which reads all of them. */
  check: z.boolean().default(false),
});

const percentSchema = z.string().regex(/^\d{1,3}(\.\d{1,6})?$/);
const sumsFields = { contributed: moneySchema, seeds: moneySchema, paid: moneySchema };

export const reportedJackpotSchema = z.object({
  id: jackpotIdSchema,
  game_codes: z.array(z.string().min(1).max(64)).max(100),
  currency: z.string().min(3).max(5),
  number: z.int().min(1),
  opened_at: z.iso.datetime(),
  /** What the pot began with. */
  seed: moneySchema,
  amount: moneySchema,
  /** Null for the pools of a lottery, which are won by a draw and not by what they hold. */
  must_pay_by: moneySchema.nullable(),
  saved: moneySchema,
  /** Of a stake, and of the contribution what is saved; by the mathematics of the game as it is published. */
  contribution_percent: percentSchema,
  saved_percent: percentSchema,
  /** Of all pots, this one included. */
  entries: moneySchema,
  ...sumsFields,
  /** What has not been told to the operator yet, or not been answered. */
  on_their_way: z.object(sumsFields),
  /** A seed that is told with the first entry of its pot. */
  untold_seed: moneySchema,
});
export type ReportedJackpot = z.infer<typeof reportedJackpotSchema>;

export const jackpotsReportAnswerSchema = z.object({
  pots: z.array(reportedJackpotSchema),
  /** The latest pots that were won, latest first. */
  wins: z.array(
    z.object({
      id: jackpotIdSchema,
      currency: z.string().min(3).max(5),
      number: z.int().min(1),
      entries: moneySchema,
      contributed: moneySchema,
      paid: moneySchema,
      round: z.string().min(1).max(128),
      won_at: z.iso.datetime(),
    }),
  ),
  /** What does not add up; empty without `check`. */
  faults: z.array(z.string()),
});
export type JackpotsReport = z.infer<typeof jackpotsReportAnswerSchema>;
