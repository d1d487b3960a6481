/** What a live table gives the shell of live tables: its felt, its results, its rules. The shell does all else. */
import type { ComponentType } from 'react';
import type { Cue, Pace } from '../../../kit/client/game-view.ts';
import type { Bets } from '../../table/client/bet-spot.tsx';
import type { Stakes } from '../../../kit/play-api/rounds.ts';
import type { AnyTableView, Layout } from '../../table/client/table-view.ts';
import type { PoolRules, Pools } from '../pools.ts';
import type { RaceField } from '../races.ts';
import type { MatchSale } from './bout/match-sale.ts';
import type { SubscriptionSale } from './subscriptions/sale.ts';
import type { LiveGame, LiveOutcome } from '../games.ts';
import type { AheadBet, DrawResult, OwnBet, SeenCall, SeenDraw } from '../socket-api.ts';
import type { MessageId as TableMessageId } from '../../table/client/words.ts';
import type { ChatPanel } from './chat/chat-panel.tsx';
import type { ChatToggle } from './chat/chat-toggle.tsx';
import type { MessageId } from './words.ts';

/** A draw as it is being shown. */
export type Shown = {
  /** Another for each draw. */
  key: string;
  /** Null until it is known. */
  outcome: LiveOutcome | null;
  /** Whether the outcome has been shown whole, so that it may be told. */
  isWhole: boolean;
  /** How much of the time was over when the outcome came to be shown, and how long it takes in all. */
  passed_ms: number;
  whole_ms: number;
};

/** What a felt shows of the pools of a game, in the player's currency. */
export type PoolSale = {
  /** Null in bingo. */
  lottery: PoolRules | null;
  /** What a line, or a card, costs. */
  line_minor: bigint;
  /** What the jackpot holds, with what has been staked on the draw so far. */
  jackpot_minor: bigint;
  /** The same of every tier. */
  funds_minor: Pools;
  /** In how many draws at the latest the jackpot goes to the next tier, if nobody wins it; null where it waits. */
  dueIn: number | null;
  /** The currency of the pools: demo play has its own. */
  currency: string;
};

/** What a felt shows, and offers, where draws are sold ahead. */
export type Sale = {
  /** The draw whose turn it is; null before the first. */
  draw: { chain: number; number: number; closes_at: number } | null;
  /** The bets in it, once their list is closed and its hash published. */
  ticketSet: NonNullable<SeenDraw['ticket_set']> | null;
  /** Whether it takes no more bets and is not drawn yet. */
  isClosed: boolean;
  /** For how many draws the next bet is, and for how many it may be. */
  draws: number;
  most: number;
  choose: (draws: number) => void;
  /** The player's bets: those in this draw, those in the draws that follow, and those in the last one with bets of theirs. */
  own: readonly OwnBet[];
  ahead: readonly AheadBet[];
  before: readonly OwnBet[];
  /** Whether all of the player's bets in this draw were given back. */
  isGivenBack: boolean;
  /** How many players have a bet on a spot. */
  playersOn: (spot: string) => number;
  /** Null in games at fixed odds. */
  pool: PoolSale | null;
  /** The round of bingo that is called, or was called last; null in other games, and before its list is closed. */
  call: SeenCall | null;
  /** The draw that the next bet is for: the one after, while the balls of a round are called. */
  next: { chain: number; number: number } | null;
  /** What the next ticket for it is named, and another name for it: the cards of bingo follow from that. */
  ticketId: string;
  renewTicket: () => void;
  /** Null where tickets are not bought by themselves. */
  subscriptions: SubscriptionSale | null;
  /** Lays so many units on a spot, and nothing else. */
  lay: (spot: string, units: number) => void;
};

export type LiveFeltProps = {
  bets: Bets;
  shown: Shown;
  /** The draws that may be told, the newest first. */
  results: readonly DrawResult[];
  pace: Pace;
  sound: (cue: Cue) => void;
  /** Null where only one draw takes bets. */
  sale: Sale | null;
  /** Of a race that takes bets: its runners. Null in other games. */
  field: RaceField | null;
  /** Null in games without sides. */
  match: MatchSale | null;
};

export type LiveView = Pick<AnyTableView, 'accent' | 'cloth' | 'betName'> & {
  game: LiveGame;
  Felt: ComponentType<LiveFeltProps>;
  /** One of the last results, as it stands in the row of them. */
  Result: ComponentType<{ outcome: LiveOutcome }>;
  Rules: ComponentType;
  /** How a draw that is over came, where it can be seen once more. */
  Replay?: ComponentType<{ outcome: LiveOutcome; pace: Pace }>;
  /** Where the players of a room write to each other. */
  chat?: { Toggle: typeof ChatToggle; Panel: typeof ChatPanel };
  /** How long an outcome takes to be shown, of the time between the draw and the moment at which its bets are decided. */
  showing_ms: (outcome: LiveOutcome, whole_ms: number) => number;
  /** The outcome in a few words, as it is read out. */
  say: (outcome: LiveOutcome, words: (id: TableMessageId) => string) => string;
  /** What is said while the outcome is being shown: the wheel turns. */
  drawing: Extract<MessageId, `live.drawing_${string}`>;
  /** What the button says while nothing is laid. */
  empty?: MessageId;
  /** Where a bet is a ticket with a price of its own and no chips: what the laid numbers cost; zero while that is no ticket yet. */
  priceOf?: (layout: Layout, stakes: Stakes) => bigint;
};
