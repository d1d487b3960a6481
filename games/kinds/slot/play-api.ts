/**
 * What the client of a slot and the game server say to each other, beside what all kinds have in common
 * (`kit/play-api/common.ts`).
 */
import { z } from 'zod';
import {
  amountSchema,
  answer,
  buildSchema,
  fairnessSchema,
  gameCode,
  hex32,
  playRulesSchema,
  roundId,
  roundSeedsSchema,
  sessionField,
} from '../../kit/play-api/common.ts';
import { roundStates } from '../../kit/play-api/rounds.ts';
import { sessionApi } from '../../kit/play-api/session.ts';
import { boughtSchema } from './book.ts';
import { keptMeterSchema } from './collect/play-api.ts';
import { slotPaytableSchema } from './shown-paytable.ts';
import { slotBookSchema } from './slot-book.ts';

/** A round's part in a progressive jackpot. */
export const jackpotPartSchema = z.object({
  pot: z.int().min(1),
  /** Which entry of the pot it was, from 1. */
  number: amountSchema,
  contribution_minor: amountSchema,
  /** What the pot held before and after it, and what it must be won by. */
  before_minor: amountSchema,
  after_minor: amountSchema,
  must_pay_by_minor: amountSchema,
  /** Below 2^64; it follows from the seeds. */
  draw: z.string().regex(/^(0|[1-9][0-9]{0,19})$/),
  /** What the pot has paid the round; 0 if it was not won. */
  won_minor: amountSchema,
});
export type JackpotPart = z.infer<typeof jackpotPartSchema>;

/** A pot as it stands. */
export const potSchema = z.object({
  number: z.int().min(1),
  amount_minor: amountSchema,
  must_pay_by_minor: amountSchema,
});
export type Pot = z.infer<typeof potSchema>;

/** What a round waits for, or what was chosen in it. */
export const roundChoiceSchema = z.object({
  /** Null as long as the round waits. */
  chosen: z.string().nullable(),
  /** Whether it was made because the player had not returned in time. */
  is_made_for_absent: z.boolean(),
  /** When it is made for a player who does not return; null once it is made. */
  ends_at: z.iso.datetime().nullable(),
});
export type RoundChoice = z.infer<typeof roundChoiceSchema>;

/** A round as the client plays or lists it: settled, or waiting for a choice, and then its win is 0. */
export const playedRoundSchema = z.object({
  round_id: roundId,
  created_at: z.iso.datetime(),
  /** Version of the game's mathematics that decided it; a check has to name it. */
  game_version: z.int().min(1),
  /** Null for rounds from before builds were kept. */
  build: buildSchema.nullable(),
  bet_minor: amountSchema,
  /** What the round pays: its book, and what it has won of a jackpot. */
  win_minor: amountSchema,
  /** Null for a round that has no part in a jackpot. */
  jackpot: jackpotPartSchema.nullable(),
  /** What was bought in place of a spin: then the bet is its whole price. Null for a spin. */
  bought: boughtSchema.nullable(),
  /** The choice of a round that has one; null for every other. */
  choice: roundChoiceSchema.nullable(),
  is_free_bet: z.boolean(),
  fairness: roundSeedsSchema,
});
export type PlayedRound = z.infer<typeof playedRoundSchema>;
/**
 * A round as the history lists it. Every nonce has one, those included whose bet was refused or taken back, so that
 * nobody can drop a round unseen. Its win is what has been paid: 0 unless it is settled.
 */
export const listedRoundSchema = playedRoundSchema.extend({
  state: z.enum(roundStates),
});
export type ListedRound = z.infer<typeof listedRoundSchema>;
export const bookedRoundSchema = playedRoundSchema.extend({ book: slotBookSchema });
export type BookedRound = z.infer<typeof bookedRoundSchema>;

/** A round as its page shows it, outside of any session. What is decided is told once it has come about. */
export const roundPageSchema = z.object({
  title: z.string(),
  currency: z.string(),
  round: listedRoundSchema,
  book: slotBookSchema.nullable(),
  server_seed: hex32.nullable(),
});
export type RoundPage = z.infer<typeof roundPageSchema>;

/** Every call: path `/play-api/<key with dashes>`, request and answer. */
export const playApi = {
  ...sessionApi,
  /** Opens (or reopens after a reload) the session that the page's address names. */
  open: {
    path: '/play-api/open',
    request: z.strictObject({ ...sessionField }),
    answer: answer({
      game_code: gameCode,
      /** Demo rounds cost nothing and pay nothing. */
      is_demo: z.boolean(),
      /** ISO 4217, or XXX for demo. */
      currency: z.string(),
      language: z.string(),
      balance_minor: amountSchema,
      bet_ladder_minor: z.array(amountSchema),
      default_bet_minor: amountSchema,
      /** The bets at which the game's feature may be bought; none where the rules or the game forbid it. */
      buyable_bets_minor: z.array(amountSchema),
      /** Spins granted by the operator and still unused, all at one bet; null if none. */
      free_bets: z.object({ left: z.int(), bet_minor: amountSchema }).nullable(),
      paytable: slotPaytableSchema,
      /** The pot of the game's progressive jackpot; null for a game without one. In demo play that of euros. */
      pot: potSchema.nullable(),
      fairness: fairnessSchema,
      build: buildSchema,
      /** The player's last settled round in the game, for the grid that the reels show first. */
      last_round: bookedRoundSchema.nullable(),
      /** Whether that round has not been shown to its end yet, on whichever device: it comes before the next bet. */
      is_last_round_unseen: z.boolean(),
      /** The round that waits for the player's choice, whatever device it began on: nothing else begins before that is made. */
      waiting_round: bookedRoundSchema.nullable(),
      /** The meters of the player that have been played on, of a game that keeps them; those that are not listed are empty. */
      meters: z.array(keptMeterSchema),
      /** What the player's jurisdiction and the operator allow. The server holds to it whatever the client does. */
      play_rules: playRulesSchema,
      /** Where the player may go on; null if the operator gave none. */
      lobby_url: z.string().nullable(),
      deposit_url: z.string().nullable(),
    }),
  },
  /**
   * Plays one round. `spin_id` is made by the client: sent again after a lost answer it returns the
   * same round and takes no second bet.
   */
  spin: {
    path: '/play-api/spin',
    request: z.strictObject({
      ...sessionField,
      spin_id: z.uuid(),
      /** The whole stake: of a round that is bought, its price. */
      bet_minor: amountSchema,
      /** What is bought in place of a spin. */
      bought: boughtSchema.optional(),
      /** Whether the round follows another by itself. */
      is_automatic: z.boolean().optional(),
    }),
    answer: answer({
      round: bookedRoundSchema,
      /** After bet and win, to be shown when the book has been played. */
      balance_minor: amountSchema,
      /** After the bet, before the win, to be shown at once. */
      balance_after_bet_minor: amountSchema,
      free_bets: z.object({ left: z.int(), bet_minor: amountSchema }).nullable(),
      fairness: fairnessSchema,
      /** How long the player's next round has to wait, from this answer. */
      next_round_in_ms: z.int().min(0),
    }),
  },
  /**
   * Makes the choice that a round waits for, and plays the round to its end. Sent again it returns the same round; a choice other than
   * the one that was made is refused.
   */
  choose: {
    path: '/play-api/choose',
    request: z.strictObject({ ...sessionField, round_id: roundId, choice: z.string().max(40) }),
    answer: answer({
      round: bookedRoundSchema,
      /** After the win. */
      balance_minor: amountSchema,
      balance_after_bet_minor: amountSchema,
      free_bets: z.object({ left: z.int(), bet_minor: amountSchema }).nullable(),
      fairness: fairnessSchema,
      next_round_in_ms: z.int().min(0),
    }),
  },
  paytable: {
    path: '/play-api/paytable',
    request: z.strictObject({ game_code: gameCode }),
    answer: answer({ paytable: slotPaytableSchema }),
  },
  /** The pot of the game's progressive jackpot as it stands. */
  pot: {
    path: '/play-api/pot',
    request: z.strictObject({ ...sessionField }),
    answer: answer({ pot: potSchema.nullable() }),
  },
  /** The meters as they stand, which another device may have moved. */
  meters: {
    path: '/play-api/meters',
    request: z.strictObject({ ...sessionField }),
    answer: answer({ meters: z.array(keptMeterSchema) }),
  },
  /** All rounds of the player in this game, newest first. */
  history: {
    path: '/play-api/history',
    request: z.strictObject({ ...sessionField, cursor: z.string().max(40).nullable() }),
    answer: answer({
      rounds: z.array(listedRoundSchema),
      /** Pass it for the next page; null at the end. */
      next_cursor: z.string().nullable(),
    }),
  },
  /** One round with its book and, once revealed, its server seed. */
  round: {
    path: '/play-api/round',
    request: z.strictObject({ ...sessionField, round_id: roundId }),
    answer: answer({ round: bookedRoundSchema, server_seed: hex32.nullable() }),
  },
  /** The client has shown a round to its end. */
  seen: {
    path: '/play-api/seen',
    request: z.strictObject({ ...sessionField, round_id: roundId }),
    answer: answer({}),
  },
} as const;

export type PlayCall = keyof typeof playApi;
export type PlayRequest<Call extends PlayCall> = z.infer<(typeof playApi)[Call]['request']>;
export type PlayAnswer<Call extends PlayCall> = z.infer<(typeof playApi)[Call]['answer']>;
