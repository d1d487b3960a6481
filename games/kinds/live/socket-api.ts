/**
 * What the client of a live table and the game server say to each other over the WebSocket `/play-socket`. JSON, snake_case. The client
 * enters with its first message and is sent one snapshot; from then on it is told what changes. After a lost connection it connects and
 * enters again, and the new snapshot is all that it needs. Times are milliseconds since 1970 by the server's clock: the client measures
 * how far its own is off with `ping`. Amounts are minor units as decimal strings.
 *
 * Bets. Chips are laid, raised and taken back in the client alone. What is sent is a bet: a whole list of spots with an amount, which
 * the operator takes once under its `bet_id`, and which then stands. A player may send several for one draw (`MOST_BETS`); together
 * they may stake no more than `stakes.most_minor` and win no more than `stakes.most_win_minor`. A bet names the draw that it is meant
 * for: sent again after a lost answer it is the same bet, and it never slips into the next draw. A bet is in its draw only if the
 * operator has taken it before the draw begins; a later one is given back (`refused`, `betting_closed`).
 *
 * Draws sold ahead. In a lottery several draws take bets at once, each until its own time. `draw` tells of the one whose turn it is; a
 * bet may name it or one of those that follow.
 *
 * Subscriptions. `subscribe` asks for a ticket in every draw, bought when its turn has come, until the limits that it names or until
 * `unsubscribe`. Each ticket is a bet of the session that asked, as if its player had sent it. The first one that is refused ends it. What
 * becomes of it is told with `subscription`, to all connections of its player.
 *
 * Lotteries with pools. A bet is a ticket: six to twelve numbers as spots, with one unit each. It costs `stakes.step_minor` for each line,
 * which is every six of its numbers, and no other amount is taken. What a line wins is told once the draw is settled.
 *
 * Bouts. A bet is whole lines of `stakes.step_minor` on meron, wala and the draw, as spots. `totals` has what is staked on each side, by
 * currency, while it is; what a line is paid is told once the bout is settled. In demo play the house stakes play money on all sides.
 *
 * Bingo. A bet is a ticket of `{"spots": {"cards": 6}}`; its cards follow from its `bet_id` and the draw. A draw stays `closed` while its balls
 * are called one by one (`call`), and is `drawing` once the last prize is won. A player who is alone in a draw has their bets given back.
 *
 * Chat. In rooms of bingo players write to each other: `kit/play-api/chat.ts`.
 *
 * Races. `field` has the runners of the race that takes bets, and with them every price: it follows from the end of the chain, which was
 * published before its first race.
 *
 * What a client is told before `drawing` says nothing of what comes: neither the link, nor a card, nor a pocket, nor a ball that
 * has not been called, nor the order of a race.
 */
import { z } from 'zod';
import { amountSchema, hex32, playErrorCodes, roundId } from '../../kit/play-api/common.ts';
import { chatMessages, chatRequests } from '../../kit/play-api/chat.ts';
import { chainSchema, enterMessage, pingMessage, pongMessage, time } from '../../kit/play-api/draws.ts';
import { stakesSchema } from '../../kit/play-api/rounds.ts';
import { outcomeSchema } from './games.ts';
import { TIERS } from './pools.ts';
import { fieldSchema } from './races.ts';
import { wagerSchema } from './rules.ts';
import { subscribeMessage, subscriptionSchema, unsubscribeMessage } from './subscriptions.ts';

export { socketPath } from '../../kit/play-api/draws.ts';
export const socketVersion = 1;

/** Which of the game's chains, and which of its links. */
const drawName = { chain: z.int().min(1), number: z.int().min(1) };

export const liveBetMessage = z.strictObject({
  type: z.literal('live_bet'),
  /** Made by the client. */
  bet_id: roundId,
  /** The draw that it is for, as `snapshot` or `draw` has named it. */
  draw: z.strictObject(drawName),
  /** A multiple of all units of the wager. */
  bet_minor: amountSchema,
  wager: wagerSchema,
  /** Whether the bet follows another without a press. */
  is_automatic: z.boolean().optional(),
});

/** At most 1,536 bytes each, and at most 20 a second. */
export const clientMessageSchema = z.discriminatedUnion('type', [
  enterMessage(socketVersion),
  liveBetMessage,
  subscribeMessage,
  unsubscribeMessage,
  pingMessage,
  ...chatRequests,
]);
export type ClientMessage = z.infer<typeof clientMessageSchema>;

/**
 * Amounts, or lines, of the pools. In a lottery they are its four tiers: six numbers, which is the jackpot, five, four and three. In a
 * bout they are its sides: meron, wala and the draw; what is carried of the pool that meron and wala share stands with meron.
 */
const tiersSchema = z.array(amountSchema).min(3).max(4);

/** What is in the pools of a currency before what is staked on the draw itself. */
const poolSchema = z.object({
  carried: tiersSchema,
  /** So many draws in a row the jackpot has not gone to anybody. */
  without_jackpot: z.int().min(0),
});
export type SeenPool = z.infer<typeof poolSchema>;

/** How a draw was shared out in a currency. */
const sharedSchema = z.object({
  staked: amountSchema,
  /** How many lines each tier was won by, or each side was backed with, and what each of them is paid. */
  lines: tiersSchema,
  prizes: tiersSchema,
  /** In bingo: with which ball each was won; zero for a jackpot that was not. */
  won_at: z.array(z.int().min(0)).length(TIERS.length).optional(),
});
export type SeenShare = z.infer<typeof sharedSchema>;

/** In bingo the prizes below the jackpot: full house, the second one, one line. */
const prizesSchema = z.array(z.int().min(0)).length(TIERS.length - 1);

/** What has been called of a round of bingo. */
const callSchema = z.object({
  /** In the order in which they came. */
  balls: z.array(z.int().min(1).max(90)).readonly(),
  /** By currency: how many cards there are; with which ball each prize was won, and by how many cards, zero while it is not; how many cards need one number more for a prize, and how many two. */
  pools: z.record(
    z.string(),
    z.object({
      cards: z.int().min(0),
      won_at: z.array(z.int().min(0)).length(TIERS.length),
      winners: z.array(z.int().min(0)).length(TIERS.length),
      one: prizesSchema,
      two: prizesSchema,
    }),
  ),
});
export type SeenCall = z.infer<typeof callSchema>;

export const drawSchema = z.object({
  ...drawName,
  /**
   * open: bets are taken until `closes_at`. closed: none are, and the operator's last answers are awaited, two seconds at most.
   * drawing: the outcome is known, and shown until `settles_at`. settled: every bet is decided; the next draw opens at `next_at`.
   * cancelled: it never ran, and its bets are given back.
   */
  state: z.enum(['open', 'closed', 'drawing', 'settled', 'cancelled']),
  opens_at: time,
  closes_at: time,
  /** The following are null until the draw is `drawing`, or cancelled. */
  drawn_at: time.nullable(),
  /** When the outcome has been shown, and the bets are decided. */
  settles_at: time.nullable(),
  next_at: time.nullable(),
  link: hex32.nullable(),
  outcome: outcomeSchema.nullable(),
  /** There while the operator has the sales of the game stopped: no bet is taken, though a draw is open. What was taken counts. */
  is_stopped: z.literal(true).optional(),
  /** Of a race: its runners, from the moment on at which it takes bets. */
  field: fieldSchema.optional(),
  /**
   * In a game whose bets are listed, as where draws are sold ahead: how many bets for money are in the draw, and the hash of their list (`/fairness/tickets/…`).
   * It is told once the draw is closed and the last answers are in, and some seconds before the link.
   */
  ticket_set: z.object({ tickets: z.int().min(0), hash: hex32 }).nullish(),
  /** In bingo, once the list of tickets is closed: what has been called by now. */
  call: callSchema.optional(),
  /** Where winners share pools, by currency; without those in which nobody has played yet. */
  pools: z.record(z.string(), poolSchema).optional(),
  /** The same of what came of the draw, once it is settled. */
  shared: z.record(z.string(), sharedSchema).optional(),
});
export type SeenDraw = z.infer<typeof drawSchema>;

/** A draw that is over, or shown: for the roads and the last numbers. A cancelled one belongs to neither. */
export const resultSchema = z.object({
  ...drawName,
  drawn_at: time,
  link: hex32,
  outcome: outcomeSchema,
  is_cancelled: z.boolean(),
  /** As in the draw. */
  shared: z.record(z.string(), sharedSchema).optional(),
});
export type DrawResult = z.infer<typeof resultSchema>;

/** A bet as its own player sees it. */
export const ownBetSchema = z.object({
  bet_id: roundId,
  bet_minor: amountSchema,
  wager: wagerSchema,
  /**
   * asked: the operator has not answered. standing: it is taken. won: it is paid something, a stake that comes back included. lost: it
   * is paid nothing. void: it was not taken, or is given back.
   */
  state: z.enum(['asked', 'standing', 'won', 'lost', 'void']),
  /** Null until it is decided. */
  win_minor: amountSchema.nullable(),
});
export type OwnBet = z.infer<typeof ownBetSchema>;

/** A bet in a draw whose turn has not come. */
export const aheadBetSchema = ownBetSchema.extend({ draw: z.object(drawName) });
export type AheadBet = z.infer<typeof aheadBetSchema>;

/** What a player has in a draw, as everybody sees it: all of their bets together. */
export const seenPlayerSchema = z.object({
  /** Says no more of a player than that two bets of a day are of the same. */
  player: z.string(),
  currency: z.string(),
  bet_minor: amountSchema,
  /** All bets in thousandths of the currency's usual stake: what bets in different currencies are ordered by. */
  weight: z.int().min(0),
  /** Null until the draw is settled. */
  win_minor: amountSchema.nullable(),
});
export type SeenPlayer = z.infer<typeof seenPlayerSchema>;

const sumSchema = z.object({
  currency: z.string(),
  bet_minor: amountSchema,
  win_minor: amountSchema,
  /** In a bout: what is staked on meron, wala and the draw. */
  sides: z.array(amountSchema).length(3).optional(),
});

/** What all bets of a draw add up to; wins are zero until it is settled. */
export const totalsSchema = z.object({
  players: z.int().min(0),
  bets: z.int().min(0),
  amounts: z.array(sumSchema),
});
export type Totals = z.infer<typeof totalsSchema>;

/** What lies on a spot. */
export const seenSpotSchema = z.object({
  players: z.int().min(0),
  /** In thousandths of a usual stake, of all currencies together: how high the chips are. */
  weight: z.int().min(0),
});
export type SeenSpot = z.infer<typeof seenSpotSchema>;

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
    /** The player's own bets in it. */
    own: z.array(ownBetSchema),
    /** Where draws are sold ahead: the player's bets in those that follow. */
    ahead: z.array(aheadBetSchema).optional(),
    /** Where a game has subscriptions: those of the player that buy, and the last ones that have ended, the newest first. */
    subscriptions: z.array(subscriptionSchema).optional(),
    /** Those who have staked most in it, at most 40, the largest first. */
    players: z.array(seenPlayerSchema),
    totals: totalsSchema,
    /** Every spot with chips. */
    spots: z.record(z.string(), seenSpotSchema),
    /** The last hundred draws that were drawn, the newest first: the one that is shown now too. */
    results: z.array(resultSchema),
  }),
  /** A draw has gone on to its next phase, or a new one has opened: with it players, totals and spots start again, all empty. */
  z.object({ type: z.literal('draw'), now: time, draw: drawSchema, chain: chainSchema.optional() }),
  /** What has changed of the others' bets, at most four times a second. Real play and demo play do not see each other. */
  z.object({
    type: z.literal('beat'),
    now: time,
    /** Those of the largest that have changed; with `settled` those who won most, whether they were among the largest or not. */
    players: z.array(seenPlayerSchema).optional(),
    totals: totalsSchema.optional(),
    /** Those that have changed. */
    spots: z.record(z.string(), seenSpotSchema).optional(),
    /** In bingo, when a ball was called. */
    call: callSchema.optional(),
  }),
  /** One of the player's own bets has changed, on whatever device it was placed. */
  z.object({ type: z.literal('own'), bet: ownBetSchema }),
  /** One of the player's subscriptions is new, has bought a ticket, or has ended. */
  z.object({ type: z.literal('subscription'), subscription: subscriptionSchema }),
  /** What a bet has paid has arrived. */
  z.object({ type: z.literal('balance'), balance_minor: amountSchema }),
  /** The answer to `live_bet`: it is taken. */
  z.object({
    type: z.literal('answer'),
    to: z.literal('live_bet'),
    bet_id: roundId,
    bet: ownBetSchema,
    /** The draw that it is in. */
    draw: z.object(drawName),
    /** After the bet. */
    balance_minor: amountSchema,
  }),
  /**
   * Nothing was taken, or it is given back. `betting_closed`: the draw takes no more bets, or is another by now. `bet_not_allowed`: the
   * stake, a spot or the wager is none of the table's, or all bets of the draw together are too high, or too many.
   * `stake_above_house_limit`: all players together stand too high on one result; less, or another spot, may be taken.
   */
  z.object({
    type: z.literal('refused'),
    to: z.enum(['enter', 'live_bet', 'subscribe', 'unsubscribe', 'message']),
    /** Of the bet, or of the subscription. */
    bet_id: roundId.nullable(),
    error: z.enum(playErrorCodes),
    /** A sentence in English for logs, never for the player. */
    detail: z.string(),
  }),
  pongMessage,
  /** In rooms with a chat. */
  ...chatMessages,
]);
export type ServerMessage = z.infer<typeof serverMessageSchema>;
