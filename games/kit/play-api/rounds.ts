/**
 * What the clients of games with rounds of wager and actions say to the game server: enter, begin, act. One protocol for every kind
 * but the slots, whose rounds have neither. What a wager, an action, and what a player sees are made of, the kind says.
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
} from './common.ts';

const thingSchema = z.record(z.string(), z.json());
/** What a client sends is kept, so it is no longer than a game could need. */
const sentThingSchema = thingSchema.refine((thing) => JSON.stringify(thing).length <= 4000, {
  error: 'must not be longer than 4,000 signs',
});

/** Where a round stands, as far as the player may know. */
export const courseSchema = z.object({
  state: z.enum(['in_play', 'ended']),
  /** In ten-thousandths of all that was staked: what the round paid, or would pay if it were cashed out now. */
  multiplier: z.int().min(0),
  can_cash_out: z.boolean(),
  /** What lies open. What is hidden is in here only once the round has ended. */
  seen: thingSchema,
});
export type SeenCourse = z.infer<typeof courseSchema>;

/**
 * opened: the bet is on its way, or may be. in_play: it is taken, and the round waits for the player. closing: the round is decided
 * and what it paid is on its way. settled: that has arrived. refused: the bet was refused, nothing moved. rolling_back: the bet's
 * fate is unknown, or it is given back, and that is on its way. rolled_back: that has arrived.
 */
export const roundStates = [
  'opened',
  'in_play',
  'closing',
  'settled',
  'refused',
  'rolling_back',
  'rolled_back',
] as const;

/** A round as its player is told of it. */
export const roundViewSchema = z.object({
  round_id: roundId,
  created_at: z.iso.datetime(),
  game_version: z.int().min(1),
  build: buildSchema.nullable(),
  bet_minor: amountSchema,
  /** What its actions have staked beyond the bet. */
  raised_minor: amountSchema,
  /** What it has paid: nought unless it is settled or closing. */
  win_minor: amountSchema,
  /** Null for a bet in a shared draw, which uses no seeds of its player. */
  fairness: roundSeedsSchema.nullable(),
  state: z.enum(roundStates),
  wager: thingSchema,
  /** What the player has done in it, in order. */
  actions: z.array(thingSchema),
  /** Null where nothing of it may be told: its bet was not taken, or that is not known. */
  course: courseSchema.nullable(),
  /** When a round in play is ended for a player who does not return; null for every other. */
  ends_at: z.iso.datetime().nullable(),
});
export type RoundView = z.infer<typeof roundViewSchema>;

/** What can be staked. Every whole payment of the currency between the ends can be, as long as its highest win stays allowed. */
export const stakesSchema = z.object({
  least_minor: amountSchema,
  usual_minor: amountSchema,
  most_minor: amountSchema,
  /** The smallest part that a stake is made of: a cent. */
  step_minor: amountSchema,
  /** The most that one round may pay. A bet whose highest win is above it is refused. */
  most_win_minor: amountSchema,
});
export type Stakes = z.infer<typeof stakesSchema>;

export const roundsApi = {
  /** Opens (or reopens after a reload, or on another device) the session that the page's address names. */
  enter: {
    path: '/play-api/enter',
    request: z.strictObject({ ...sessionField }),
    answer: answer({
      game_code: gameCode,
      title: z.string(),
      game_version: z.int().min(1),
      /** Demo rounds cost nothing and pay nothing. */
      is_demo: z.boolean(),
      /** ISO 4217, or XXX for demo. */
      currency: z.string(),
      language: z.string(),
      balance_minor: amountSchema,
      stakes: stakesSchema,
      /** The least that any bet on the game returns, in percent. */
      rtp_percent: z.string(),
      fairness: fairnessSchema,
      build: buildSchema,
      /** The round that waits for the player, wherever it was begun; else the last that has ended; null before the first. */
      round: roundViewSchema.nullable(),
      play_rules: playRulesSchema,
      /** Where the player may go on; null if the operator gave none. */
      lobby_url: z.string().nullable(),
      deposit_url: z.string().nullable(),
    }),
  },
  /** Stakes a bet. `round_id` is made by the client: sent again after a lost answer it returns the same round and takes no second bet. */
  begin: {
    path: '/play-api/begin',
    request: z.strictObject({
      ...sessionField,
      round_id: roundId,
      bet_minor: amountSchema,
      wager: sentThingSchema,
      /** Whether the round follows another by itself. */
      is_automatic: z.boolean().optional(),
    }),
    answer: answer({
      round: roundViewSchema,
      /** After the bet, before anything is paid. */
      balance_after_bet_minor: amountSchema,
      /** As things stand now; null while what the round paid is on its way. */
      balance_minor: amountSchema.nullable(),
      fairness: fairnessSchema,
      /** How long the player's next round has to wait, from this answer. */
      next_round_in_ms: z.int().min(0),
    }),
  },
  /**
   * Does one thing in a round in play. `action_id` is made by the client: sent again it is done once. `step` is how many actions the
   * client knows of; where the round has gone on since, nothing is done (`round_moved_on`).
   */
  act: {
    path: '/play-api/act',
    request: z.strictObject({
      ...sessionField,
      round_id: roundId,
      action_id: z.uuid(),
      step: z.int().min(0).max(1000),
      action: sentThingSchema,
    }),
    answer: answer({
      round: roundViewSchema,
      /** After all bets of the round, before anything is paid. */
      balance_after_bet_minor: amountSchema,
      /** Null while what the round paid is on its way. */
      balance_minor: amountSchema.nullable(),
      fairness: fairnessSchema,
    }),
  },
  /** All rounds of the player in this game, newest first. */
  rounds: {
    path: '/play-api/rounds',
    request: z.strictObject({ ...sessionField, cursor: z.string().max(40).nullable() }),
    answer: answer({
      rounds: z.array(
        roundViewSchema.extend({
          /** Once it is revealed. */
          server_seed: hex32.nullable(),
        }),
      ),
      /** Pass it for the next page; null at the end. */
      next_cursor: z.string().nullable(),
    }),
  },
  /** The last bets of all players in this game, newest first: who is masked, and demo play is left out unless this is demo play. */
  recent: {
    path: '/play-api/recent',
    request: z.strictObject({ ...sessionField }),
    answer: answer({
      bets: z.array(
        z.object({
          round_id: roundId,
          /** Says no more of a player than that two bets are of the same. */
          player: z.string(),
          is_mine: z.boolean(),
          ended_at: z.iso.datetime(),
          currency: z.string(),
          bet_minor: amountSchema,
          win_minor: amountSchema,
          multiplier: z.int().min(0),
        }),
      ),
    }),
  },
} as const;

export type RoundsCall = keyof typeof roundsApi;
export type RoundsRequest<Call extends RoundsCall> = z.infer<(typeof roundsApi)[Call]['request']>;
export type RoundsAnswer<Call extends RoundsCall> = z.infer<(typeof roundsApi)[Call]['answer']>;
