/**
 * Chat in a room that players share, over the room's own WebSocket. Who enters is told the last lines with `chat`; from then on lines come and
 * go with `chat_beat`. What a player is told is of their own brand's players alone, and never of those whom they have blocked. The server decides
 * who may write, how often and what: a client that asks for more is refused.
 */
import { z } from 'zod';
import { time } from './draws.ts';

/** In characters, however they are written in bytes. */
export const MOST_CHARACTERS = 120;
/** So many of the last lines are told to those who come. */
export const MOST_LINES = 50;

const lineId = z.uuid();

/** A line that is sent again under its id is the same one. */
const chatSayMessage = z.strictObject({
  type: z.literal('chat_say'),
  line_id: lineId,
  text: z.string().min(1).max(400),
});
/** Hides all lines of whoever wrote this one, from this player and for good. */
const chatBlockMessage = z.strictObject({ type: z.literal('chat_block'), line_id: lineId });
/** Shows the lines of everybody again. */
const chatUnblockMessage = z.strictObject({ type: z.literal('chat_unblock') });
/** Asks the operator to look at a line. */
const chatReportMessage = z.strictObject({ type: z.literal('chat_report'), line_id: lineId });

export const chatRequests = [
  chatSayMessage,
  chatBlockMessage,
  chatUnblockMessage,
  chatReportMessage,
] as const;
const chatRequestSchema = z.discriminatedUnion('type', chatRequests);
export type ChatRequest = z.infer<typeof chatRequestSchema>;

/** Why somebody may not write at all, at the moment. */
const chatBars = [
  /** Play money reads. */
  'demo',
  /** No ticket in the last rounds: what keeps out accounts that cost nothing. */
  'no_bet',
  'muted',
] as const;

const chatRefusals = [
  ...chatBars,
  /** Too soon after the last line, or too many in a minute. */
  'too_fast',
  /** The same as a line of a moment ago. */
  'repeated',
  /** It holds an address, a telephone number or an account elsewhere. */
  'contact',
  /** It holds a word that the brand does not allow. */
  'word',
  'empty',
  'too_long',
  /** The session has ended, or the operator has switched the player off. */
  'off',
  /** The line is gone, or was never told to this player. */
  'unknown',
  /** Reported too often in an hour, or blocked too many. */
  'too_many',
  /** The server failed: it may be tried again. */
  'failed',
] as const;
export type ChatRefusal = (typeof chatRefusals)[number];

const lineSchema = z.object({
  line_id: lineId,
  /** Says no more of a player than that two lines of a day are of the same. */
  player: z.string(),
  is_own: z.boolean(),
  /** Plain text. */
  text: z.string(),
  at: time,
});
export type ChatLine = z.infer<typeof lineSchema>;

export const chatMessages = [
  /** Everything: after entering, and whenever what the player may see or write has changed. */
  z.object({
    type: z.literal('chat'),
    /** The oldest first. */
    lines: z.array(lineSchema),
    /** Null for who may write. */
    bar: z.enum(chatBars).nullable(),
    /** Until when the player is muted; null if for good, or not at all. */
    muted_until: time.nullable(),
    /** How many players this one has blocked. */
    blocked: z.int().min(0),
  }),
  /** New lines, the oldest first, and those that were removed. */
  z.object({ type: z.literal('chat_beat'), lines: z.array(lineSchema), gone: z.array(lineId) }),
  /** A line was reported. */
  z.object({ type: z.literal('chat_reported'), line_id: lineId }),
  z.object({
    type: z.literal('chat_refused'),
    to: z.enum(['chat_say', 'chat_block', 'chat_unblock', 'chat_report']),
    line_id: lineId.nullable(),
    why: z.enum(chatRefusals),
    /** Of `muted` and `too_fast`: when it may be tried again; null where that is not known, or never. */
    until: time.nullable(),
  }),
] as const;
export type ChatMessage = z.infer<(typeof chatMessages)[number]>;
