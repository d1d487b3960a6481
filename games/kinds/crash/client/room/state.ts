/** What is known of the room, and how each message changes it. Pure. */
import { isBefore, mergeOwn, withResult } from '../../../../kit/client/room/draws.ts';
import type { Stakes } from '../../../../kit/play-api/rounds.ts';
import type {
  DrawResult,
  OwnBet,
  SeenBet,
  SeenChain,
  SeenDraw,
  ServerMessage,
  Totals,
} from '../../socket-api.ts';

export type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;

export type RoomState = {
  /** How the player is named to everybody. */
  player: string;
  stakes: Stakes;
  mayAutomate: boolean;
  balance_minor: bigint;
  chain: SeenChain | null;
  draw: SeenDraw | null;
  /** The largest bets of the draw, the largest first. */
  bets: readonly SeenBet[];
  totals: Totals;
  own: readonly OwnBet[];
  /** The newest first. */
  results: readonly DrawResult[];
  /** The server's time at its last word that the draw runs; null while none does. */
  beatAt_ms: number | null;
};

const MOST_RESULTS = 50;
const MOST_BETS = 40;
const noTotals: Totals = { players: 0, bets: 0, cashed_out: 0, amounts: [] };

/** The room as a snapshot tells it. Nothing of before is kept. */
export function stateOf(snapshot: Snapshot): RoomState {
  const { draw } = snapshot;
  return {
    player: snapshot.player,
    stakes: snapshot.stakes,
    mayAutomate: snapshot.may_automate,
    balance_minor: BigInt(snapshot.balance_minor),
    chain: snapshot.chain,
    draw,
    bets: snapshot.bets,
    totals: snapshot.totals,
    own: snapshot.own,
    results: snapshot.results,
    beatAt_ms: draw?.state === 'running' ? snapshot.now : null,
  };
}

/** The room after a message. */
export function follow(state: RoomState, message: ServerMessage): RoomState {
  switch (message.type) {
    case 'snapshot':
      return stateOf(message);
    case 'draw':
      return followDraw(state, message);
    case 'beat':
      return {
        ...state,
        bets: message.bets ? mergeBets(state.bets, message.bets) : state.bets,
        totals: message.totals ?? state.totals,
        beatAt_ms:
          message.is_running && state.draw?.state === 'running'
            ? Math.max(message.now, state.beatAt_ms ?? 0)
            : state.beatAt_ms,
      };
    case 'own':
      return { ...state, own: mergeOwn(state.own, message.bet) };
    case 'balance':
      return { ...state, balance_minor: BigInt(message.balance_minor) };
    case 'answer':
      return {
        ...state,
        own: mergeOwn(state.own, message.bet),
        balance_minor: message.balance_minor === null ? state.balance_minor : BigInt(message.balance_minor),
      };
    case 'flight':
    case 'refused':
    case 'pong':
      return state;
  }
}

type DrawMessage = Extract<ServerMessage, { type: 'draw' }>;

function followDraw(state: RoomState, { now, draw, chain }: DrawMessage): RoomState {
  const result = resultOf(draw);
  const results = result ? withResult(state.results, result, MOST_RESULTS) : state.results;
  if (state.draw && isBefore(draw, state.draw)) return { ...state, results };
  const isNew = state.draw === null || isBefore(state.draw, draw);
  return {
    ...state,
    results,
    chain: chain ?? state.chain,
    draw,
    beatAt_ms: draw.state === 'running' ? now : null,
    ...(isNew ? { bets: [], totals: noTotals, own: [] } : {}),
  };
}

/** What is told of a draw that is over; null before that. */
function resultOf({ chain, number, ended_at, ended_on, link, state }: SeenDraw): DrawResult | null {
  if (ended_at === null || ended_on === null || link === null) return null;
  return { chain, number, ended_at, ended_on, link, is_cancelled: state === 'cancelled' };
}

function mergeBets(known: readonly SeenBet[], changed: readonly SeenBet[]): readonly SeenBet[] {
  const byId = new Map([...known, ...changed].map((bet) => [bet.bet_id, bet]));
  return [...byId.values()]
    .toSorted((a, b) => b.weight - a.weight || a.bet_id.localeCompare(b.bet_id))
    .slice(0, MOST_BETS);
}

/** The bet of a place that counts in the draw; one that was given back leaves its place free. */
export function ownBetAt(state: RoomState, place: Place): OwnBet | undefined {
  return state.own.findLast((bet) => bet.place === place && bet.state !== 'void');
}

export type Place = OwnBet['place'];
export const places: readonly Place[] = [0, 1];
