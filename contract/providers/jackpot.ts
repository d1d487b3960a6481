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
