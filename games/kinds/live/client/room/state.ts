/** What is known of the table, and how each message changes it. Pure. */
import { type DrawName, isBefore, mergeOwn, withResult } from '../../../../kit/client/room/draws.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import type { SeenChain } from '../../../../kit/play-api/draws.ts';
import type { SeenSubscription } from '../../subscriptions.ts';
import { withSubscription } from '../subscriptions/sale.ts';
import type {
  AheadBet,
  DrawResult,
  OwnBet,
  SeenDraw,
  SeenPlayer,
  SeenSpot,
  ServerMessage,
  Totals,
} from '../../socket-api.ts';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

export type LiveState = {
  /** How the player is named to everybody. */
  player: string;
  stakes: Stakes;
  balance_minor: bigint;
  chain: SeenChain | null;
  draw: SeenDraw | null;
  /** The player's bets in the draw, given-back ones too. */
  own: readonly OwnBet[];
  /** Those in draws that follow, where these are sold ahead. */
  ahead: readonly AheadBet[];
  /** The player's subscriptions, the newest first. */
  subscriptions: readonly SeenSubscription[];
  /** Those in the last draw that the player had bets in, since the page was opened. */
  before: readonly OwnBet[];
  /** Those who have staked most; once the draw is settled, those who have won most stand first. */
  players: readonly SeenPlayer[];
  totals: Totals;
  spots: Readonly<Record<string, SeenSpot>>;
  /** The newest first. */
  results: readonly DrawResult[];
};

/** Bets that are in the draw, or may be: what was given back is not. */
export function betsIn(own: readonly OwnBet[]): readonly OwnBet[] {
  return own.filter(({ state }) => state !== 'void');
}

const MOST_RESULTS = 100;
const MOST_PLAYERS = 40;
const noTotals: Totals = { players: 0, bets: 0, amounts: [] };

/** The table as a snapshot tells it. Nothing of before is kept. */
export function stateOf(snapshot: Snapshot): LiveState {
  return {
    player: snapshot.player,
    stakes: snapshot.stakes,
    balance_minor: BigInt(snapshot.balance_minor),
    chain: snapshot.chain,
    draw: snapshot.draw,
    own: snapshot.own,
    ahead: snapshot.ahead ?? [],
    subscriptions: snapshot.subscriptions ?? [],
    before: [],
    players: mergePlayers([], snapshot.players),
    totals: snapshot.totals,
    spots: snapshot.spots,
    results: snapshot.results,
  };
}

/** The table after a message. */
export function follow(state: LiveState, message: ServerMessage): LiveState {
  switch (message.type) {
    case 'snapshot':
      return { ...stateOf(message), before: betsIn(state.own).length > 0 ? state.own : state.before };
    case 'draw':
      return followDraw(state, message);
    case 'beat':
      return {
        ...state,
        players: message.players ? mergePlayers(state.players, message.players) : state.players,
        totals: message.totals ?? state.totals,
        spots: message.spots ? { ...state.spots, ...message.spots } : state.spots,
        draw: withCall(state.draw, message.call),
      };
    case 'own':
      return withOwn(state, message.bet);
    case 'subscription':
      return {
        ...state,
        subscriptions: withSubscription(state.subscriptions, message.subscription),
      };
    case 'balance':
      return { ...state, balance_minor: BigInt(message.balance_minor) };
    case 'answer':
      return {
        ...state,
        ...withAnswer(state, message),
        balance_minor: BigInt(message.balance_minor),
      };
    case 'refused':
    case 'pong':
    case 'chat':
    case 'chat_beat':
    case 'chat_reported':
    case 'chat_refused':
      return state;
  }
}

/** A ball was called. One that comes late is of no round that is over. */
function withCall(draw: SeenDraw | null, call: SeenDraw['call']): SeenDraw | null {
  return draw && call && draw.state === 'closed' ? { ...draw, call } : draw;
}

export const isSameDraw = (one: DrawName, other: DrawName): boolean =>
  one.chain === other.chain && one.number === other.number;

/** What has become of a bet of the player's. One in a draw that follows is told of when that draw is called off. */
function withOwn(state: LiveState, bet: OwnBet): LiveState {
  if (!state.ahead.some(({ bet_id }) => bet_id === bet.bet_id))
    return { ...state, own: mergeOwn(state.own, bet) };
  return bet.state === 'void'
    ? { ...state, ahead: state.ahead.filter(({ bet_id }) => bet_id !== bet.bet_id) }
    : state;
}

/** A bet that was taken: in the draw whose turn it is, or in one that follows. */
function withAnswer(
  { draw, own, ahead }: LiveState,
  { bet, draw: name }: Extract<ServerMessage, { type: 'answer' }>,
): Pick<LiveState, 'own'> | Pick<LiveState, 'ahead'> {
  if (!draw || !isBefore(draw, name)) return { own: mergeOwn(own, bet) };
  const others = ahead.filter(({ bet_id }) => bet_id !== bet.bet_id);
  const isInOrder = (a: AheadBet, b: AheadBet): number => (isBefore(a.draw, b.draw) ? -1 : 1);
  return { ahead: [...others, { ...bet, draw: name }].toSorted(isInOrder) };
}

function followDraw(state: LiveState, { draw, chain }: Extract<ServerMessage, { type: 'draw' }>): LiveState {
  const result = resultOf(draw);
  const results = result ? withResult(state.results, result, MOST_RESULTS) : state.results;
  if (state.draw && isBefore(draw, state.draw)) return { ...state, results };
  const isNew = state.draw === null || isBefore(state.draw, draw);
  return {
    ...state,
    results,
    chain: chain ?? state.chain,
    draw,
    ...(isNew
      ? {
          players: [],
          totals: noTotals,
          spots: {},
          own: state.ahead.filter((bet) => isSameDraw(bet.draw, draw)),
          ahead: state.ahead.filter((bet) => isBefore(draw, bet.draw)),
          before: betsIn(state.own).length > 0 ? state.own : state.before,
        }
      : {}),
  };
}

/** What is told of a draw whose outcome is known; null before that. */
function resultOf({ chain, number, drawn_at, outcome, link, state, shared }: SeenDraw): DrawResult | null {
  if (drawn_at === null || outcome === null || link === null) return null;
  return {
    chain,
    number,
    drawn_at,
    outcome,
    link,
    is_cancelled: state === 'cancelled',
    ...(shared ? { shared } : {}),
  };
}

/** What a player has won, in thousandths of a usual stake; zero while that is not known. */
function wonWeight({ win_minor, bet_minor, weight }: SeenPlayer): number {
  if (win_minor === null || win_minor === '0' || bet_minor === '0') return 0;
  return Number((BigInt(weight) * BigInt(win_minor)) / BigInt(bet_minor));
}

function mergePlayers(known: readonly SeenPlayer[], changed: readonly SeenPlayer[]): readonly SeenPlayer[] {
  // Who plays in two currencies stands there twice.
  const byName = new Map([...known, ...changed].map((each) => [`${each.currency} ${each.player}`, each]));
  return [...byName.values()]
    .toSorted(
      (a, b) => wonWeight(b) - wonWeight(a) || b.weight - a.weight || a.player.localeCompare(b.player),
    )
    .slice(0, MOST_PLAYERS);
}
