/**
 * What the client of a fishing room and the game server say to each other over the WebSocket `/play-socket`. JSON, snake_case. The client
 * enters with its first message and is sent one snapshot, which is all that it needs after a lost connection too. Times are milliseconds
 * since 1970 by the server's clock. Amounts are minor units as decimal strings.
 *
 * Packets. A packet is a few shots of one weapon at one stake: one round, one bet and one win at the operator. It is sent with an id of the
 * client's: sent again it is the same. A shot names the fish that it is aimed at by their numbers; shots at fish that are gone are given
 * back before anything is staked (`returned`). Nothing of what a packet catches is said to anybody before the operator has taken its bet.
 */
import { z } from 'zod';
import { amountSchema, fairnessSchema, playErrorCodes, roundId } from '../../kit/play-api/common.ts';
import { enterMessage, pingMessage, pongMessage, time } from '../../kit/play-api/draws.ts';
import { roundViewSchema, stakesSchema } from '../../kit/play-api/rounds.ts';
import { MOST_SHOTS, weapons } from '../instant/fishing.ts';

export const socketVersion = 1;
/** Seats of a room. */
export const SEATS = 4;
/** Packets of a player lie at least so far apart: two wallet calls each. */
export const PACKET_EVERY_MS = 500;
/** Whoever is gone for longer has left the seat. */
export const SEAT_KEPT_MS = 30_000;

const fishId = z.int().min(0).max(1_000_000_000);
const shotsSchema = z.array(z.array(fishId).min(1).max(3)).min(1).max(MOST_SHOTS);

export const packetMessage = z.strictObject({
  type: z.literal('packet'),
  /** Made by the client: the round's id. */
  bet_id: roundId,
  /** The room that the fish are in. */
  room: z.string().regex(/^[0-9a-f]{16}$/),
  weapon: z.enum(weapons),
  /** What the cheapest shot costs; one of `units_minor`. */
  unit_minor: amountSchema,
  shots: shotsSchema,
});
export type PacketMessage = z.infer<typeof packetMessage>;

export const clientMessageSchema = z.discriminatedUnion('type', [
  enterMessage(socketVersion),
  packetMessage,
  pingMessage,
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

const seatNumber = z
  .int()
  .min(0)
  .max(SEATS - 1);
const seatSchema = z.object({
  /** How the player is named to everybody. */
  player: z.string(),
  /** Whether they are connected. */
  is_here: z.boolean(),
});
export type SeenSeat = z.infer<typeof seatSchema>;
const seatsSchema = z.array(seatSchema.nullable()).length(SEATS);

const caughtSchema = z.object({
  id: fishId,
  /** In units of the stake of whoever has caught it. */
  prize: z.int().min(1),
});
export type Caught = z.infer<typeof caughtSchema>;

export const serverMessageSchema = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('snapshot'),
    v: z.literal(socketVersion),
    now: time,
    game_code: z.string(),
    is_demo: z.boolean(),
    currency: z.string(),
    language: z.string(),
    balance_minor: amountSchema,
    stakes: stakesSchema,
    units_minor: z.array(amountSchema).min(1),
    min_cycle_ms: z.int().min(0),
    rtp_percent: z.string(),
    fairness: fairnessSchema,
    lobby_url: z.string().nullable(),
    deposit_url: z.string().nullable(),
    room: z.object({ seed: z.string(), opened_at: time }),
    seat: seatNumber,
    seats: seatsSchema,
    /** Fish that have been caught and would still swim. */
    gone: z.array(fishId),
  }),
  z.object({ type: z.literal('seats'), now: time, seats: seatsSchema }),
  /** Somebody shoots. It tells nothing of what comes of it. */
  z.object({
    type: z.literal('shots'),
    now: time,
    seat: seatNumber,
    weapon: z.enum(weapons),
    shots: shotsSchema,
  }),
  /** What a packet has caught, once its bet is taken. */
  z.object({ type: z.literal('caught'), now: time, seat: seatNumber, caught: z.array(caughtSchema) }),
  z.object({
    type: z.literal('answer'),
    to: z.literal('packet'),
    bet_id: roundId,
    /** Null where every shot is given back: then nothing was staked. */
    round: roundViewSchema.nullable(),
    /** So many of the shots that were asked for are given back. */
    returned: z.int().min(0),
    balance_after_bet_minor: amountSchema.nullable(),
    /** Null while what it paid is on its way. */
    balance_minor: amountSchema.nullable(),
  }),
  /** The player plays on elsewhere: this connection is told no more. */
  z.object({ type: z.literal('moved') }),
  z.object({
    type: z.literal('refused'),
    to: z.enum(['enter', 'packet', 'message']),
    bet_id: roundId.nullable(),
    error: z.enum(playErrorCodes),
    /** A sentence in English for logs, never for the player. */
    detail: z.string(),
  }),
  pongMessage,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
