/** What is known of the player's flights, and how each message changes it. Pure. */
import type { Fairness } from '../../../../kit/play-api/common.ts';
import type { Flight, OwnBet, ServerMessage } from '../../socket-api.ts';
import { emptySeat, type Seat } from '../room/seat.ts';

export type SoloState = {
  /** The newest first. */
  flights: readonly Flight[];
  /** The flight on the stage: one that this page has seen fly. */
  shown: string | null;
  /** The server's time at its last word of that flight. */
  heardAt_ms: number;
  /** The seeds that the next flight follows from. */
  fairness: Fairness;
  seat: Seat;
};

type Snapshot = Extract<ServerMessage, { type: 'snapshot' }>;
type FlightMessage = Extract<ServerMessage, { type: 'flight' }>;

const MOST_FLIGHTS = 30;

/** Whether nothing can become of it any more. */
export const isDecided = ({ state }: Flight): boolean =>
  state === 'cashed_out' || state === 'lost' || state === 'void';

/**
 * The flights as a snapshot tells them. What was on the stage before a lost connection stays there, unless another flies or that is
 * decided which was asked for here.
 */
export function soloOf(
  { flights, fairness, now }: Pick<Snapshot, 'flights' | 'fairness' | 'now'>,
  before?: SoloState,
): SoloState {
  const [newest] = flights;
  const asked = flights.find(({ bet_id }) => bet_id === before?.seat.pending?.bet_id);
  const next = newest && !isDecided(newest) ? newest : asked;
  return {
    flights,
    shown: next?.bet_id ?? before?.shown ?? null,
    heardAt_ms: now,
    fairness,
    seat: before?.seat ?? emptySeat,
  };
}

/** The flights after a word of one. Messages may cross: one that is decided stays so. */
export function followFlight(state: SoloState, { flight, now, fairness }: FlightMessage): SoloState {
  const before = state.flights.find(({ bet_id }) => bet_id === flight.bet_id);
  const seeds = fairness ?? state.fairness;
  if (before && isDecided(before) && !isDecided(flight)) return { ...state, fairness: seeds };
  return {
    ...state,
    flights: before
      ? state.flights.map((each) => (each === before ? flight : each))
      : [flight, ...state.flights].slice(0, MOST_FLIGHTS),
    // One that is over when it is first heard of was flown elsewhere: it is not shown again.
    shown: isDecided(flight) && state.seat.pending?.bet_id !== flight.bet_id ? state.shown : flight.bet_id,
    heardAt_ms: now,
    fairness: seeds,
  };
}

/** The flight on the stage. */
export function flightOf({ flights, shown }: SoloState): Flight | undefined {
  return flights.find(({ bet_id }) => bet_id === shown);
}

/** A flight as a bet in a draw would be told. */
export function asOwnBet({ state, ...flight }: Flight): OwnBet {
  const { bet_id, bet_minor, auto_cash_out, ceiling, cashed_out_on, win_minor } = flight;
  const known = state === 'flying' || state === 'ended' ? 'standing' : state;
  return { bet_id, place: 0, bet_minor, auto_cash_out, ceiling, cashed_out_on, win_minor, state: known };
}
