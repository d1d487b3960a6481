/**
 * What a crash client and the game server say to each other over a WebSocket, `/play-socket`. JSON, snake_case. The client enters with
 * its first message and is sent one snapshot; from then on it is told what changes. After a lost connection it connects and enters
 * again, and the new snapshot is all that it needs. Times are milliseconds since 1970 by the server's clock: the client measures how
 * far its own is off with `ping`. Multipliers are whole hundredths. Amounts are minor units as decimal strings.
 */
import { z } from 'zod';
import { amountSchema, fairnessSchema, hex32, playErrorCodes, roundId } from '../../kit/play-api/common.ts';
import { chainSchema, enterMessage, pingMessage, pongMessage, time } from '../../kit/play-api/draws.ts';
import { stakesSchema } from '../../kit/play-api/rounds.ts';
import { wagerSchema } from './rules.ts';

export { chainSchema, type SeenChain, socketPath } from '../../kit/play-api/draws.ts';
export const socketVersion = 1;

const hundredths = z.int().min(100);
/** Which of a player's two bets in a draw. */
const place = z.union([z.literal(0), z.literal(1)]);

export const clientMessageSchema = z.discriminatedUnion('type', [
  enterMessage(socketVersion),
  /** `bet_id` is made by the client: sent again after a lost answer it returns the same bet and takes no second one. */
  z.strictObject({
    type: z.literal('bet'),
    bet_id: roundId,
    place,
    bet_minor: amountSchema,
    wager: wagerSchema,
    /** Whether the bet follows another by itself. */
    is_automatic: z.boolean().optional(),
  }),
  /** What it pays follows from when it arrives. Sent again it is paid once. */
  z.strictObject({ type: z.literal('cash_out'), bet_id: roundId }),
  /** Begins a flight at once: a round of this player alone. Sent again it returns the same flight and takes no second bet. */
  z.strictObject({
    type: z.literal('solo_bet'),
    bet_id: roundId,
    bet_minor: amountSchema,
    wager: wagerSchema,
    is_automatic: z.boolean().optional(),
  }),
  z.strictObject({ type: z.literal('solo_cash_out'), bet_id: roundId }),
  pingMessage,
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/**
 * open: bets are taken. closed: the last are awaited. running: the multiplier rises. ended: the draw is over. settled: and every bet is
 * decided. cancelled: the draw never ran, and its bets are given back.
 */
const drawStateSchema = z.enum(['open', 'closed', 'running', 'ended', 'settled', 'cancelled']);

export const drawSchema = z.object({
  /** Which of the game's chains, and which of its links. */
  chain: z.int().min(1),
  number: z.int().min(1),
  state: drawStateSchema,
  opens_at: time,
  closes_at: time,
  /** When the multiplier began to rise. */
  began_at: time.nullable(),
  /** The following are null until it has ended. */
  ended_at: time.nullable(),
  ended_on: hundredths.nullable(),
  link: hex32.nullable(),
});
export type SeenDraw = z.infer<typeof drawSchema>;

const betStateSchema = z.enum(['asked', 'standing', 'cashed_out', 'lost', 'void']);

/** A bet as everybody sees it. */
export const seenBetSchema = z.object({
  bet_id: roundId,
  /** Says no more of a player than that two bets of a day are of the same. */
  player: z.string(),
  currency: z.string(),
  bet_minor: amountSchema,
  /** What bets in different currencies are ordered by. */
  weight: z.int().min(0),
  state: betStateSchema,
  cashed_out_on: hundredths.nullable(),
  win_minor: amountSchema.nullable(),
});
export type SeenBet = z.infer<typeof seenBetSchema>;

/** A bet as its own player sees it. */
export const ownBetSchema = z.object({
  bet_id: roundId,
  place,
  bet_minor: amountSchema,
  auto_cash_out: hundredths.nullable(),
  /** It is cashed out here at the latest. */
  ceiling: hundredths,
  state: betStateSchema,
  cashed_out_on: hundredths.nullable(),
  win_minor: amountSchema.nullable(),
});
export type OwnBet = z.infer<typeof ownBetSchema>;

/** A round of one player alone, as they see it. */
export const flightSchema = z.object({
  bet_id: roundId,
  /** The number of the seeds in force that it follows from. */
  nonce: z.int().min(0),
  bet_minor: amountSchema,
  auto_cash_out: hundredths.nullable(),
  /** It is cashed out here at the latest. */
  ceiling: hundredths,
  /**
   * asked: the bet is on its way. flying: the multiplier rises. ended: it does not any more, and cash-outs that came in time are
   * written down. void: the bet was not taken, or is given back.
   */
  state: z.enum(['asked', 'flying', 'ended', 'cashed_out', 'lost', 'void']),
  began_at: time.nullable(),
  /** Where it ends; null until it is over. */
  ended_on: hundredths.nullable(),
  cashed_out_on: hundredths.nullable(),
  win_minor: amountSchema.nullable(),
});
export type Flight = z.infer<typeof flightSchema>;

const totalsSchema = z.object({
  players: z.int().min(0),
  bets: z.int().min(0),
  cashed_out: z.int().min(0),
  amounts: z.array(z.object({ currency: z.string(), bet_minor: amountSchema, win_minor: amountSchema })),
});
export type Totals = z.infer<typeof totalsSchema>;

const resultSchema = z.object({
  chain: z.int().min(1),
  number: z.int().min(1),
  ended_at: time,
  ended_on: hundredths,
  link: hex32,
  /** Its bets were given back. */
  is_cancelled: z.boolean(),
});
export type DrawResult = z.infer<typeof resultSchema>;

export const serverMessageSchema = z.discriminatedUnion('type', [
  /** Everything, once after entering. */
  z.object({
    type: z.literal('snapshot'),
    v: z.literal(socketVersion),
    now: time,
    game_code: z.string(),
    is_demo: z.boolean(),
    currency: z.string(),
    language: z.string(),
    /** How the player is named to everybody. */
    player: z.string(),
    balance_minor: amountSchema,
    stakes: stakesSchema,
    /** Whether bets may follow one another by themselves where the player is. */
    may_automate: z.boolean(),
    /** How far two bets of the player have to lie apart. */
    min_cycle_ms: z.int().min(0),
    /** Where the player may go on; null if the operator gave none. */
    lobby_url: z.string().nullable(),
    deposit_url: z.string().nullable(),
    chain: chainSchema.nullable(),
    /** Null before the first draw. */
    draw: drawSchema.nullable(),
    /** The largest bets of the draw. */
    bets: z.array(seenBetSchema),
    totals: totalsSchema,
    own: z.array(ownBetSchema),
    /** The last draws, the newest first. */
    results: z.array(resultSchema),
    /** The player's last flights, the newest first; it may still fly. */
    flights: z.array(flightSchema),
    /** The seeds that the next flight follows from. */
    fairness: fairnessSchema,
  }),
  /** A draw has gone on to its next phase, or a new one has opened: with it the list of bets begins anew. */
  z.object({ type: z.literal('draw'), now: time, draw: drawSchema, chain: chainSchema.optional() }),
  /**
   * Four times a second. While a draw runs it says so: a client lets the multiplier rise no further than a beat and a half beyond the
   * last one. `bets` are those of the largest that have changed.
   */
  z.object({
    type: z.literal('beat'),
    now: time,
    is_running: z.boolean(),
    bets: z.array(seenBetSchema).optional(),
    totals: totalsSchema.optional(),
  }),
  /** One of the player's own bets has changed. */
  z.object({ type: z.literal('own'), bet: ownBetSchema }),
  /** How the player's flight stands: when it begins, four times a second while it flies, and when it is over. */
  z.object({
    type: z.literal('flight'),
    now: time,
    flight: flightSchema,
    /** With its beginning: what the player has after the bet, and the seeds of the next one. */
    balance_minor: amountSchema.optional(),
    fairness: fairnessSchema.optional(),
  }),
  /** What a bet has paid has arrived. */
  z.object({ type: z.literal('balance'), balance_minor: amountSchema }),
  /** The answer to `bet` and `cash_out`. */
  z.object({
    type: z.literal('answer'),
    to: z.enum(['bet', 'cash_out']),
    bet_id: roundId,
    bet: ownBetSchema,
    /** After the bet; null for a cash-out, whose payment is on its way. */
    balance_minor: amountSchema.nullable(),
  }),
  z.object({
    type: z.literal('refused'),
    to: z.enum(['enter', 'bet', 'cash_out', 'solo_bet', 'solo_cash_out', 'message']),
    bet_id: roundId.nullable(),
    error: z.enum(playErrorCodes),
    /** A sentence in English for logs, never for the player. */
    detail: z.string(),
  }),
  pongMessage,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
