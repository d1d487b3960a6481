/** What there is to see at a moment. Pure: the stage, the figures and the buttons all read it. */
import { multiplierAt, timeOf } from '../../rules.ts';
import type { Flight } from '../../socket-api.ts';
import type { RoomState } from './state.ts';

/** How far the multiplier rises beyond the server's last word: a beat and a half. */
const BEYOND_MS = 375;

export type Moment =
  /** Before the first draw. */
  | { phase: 'empty' }
  | { phase: 'open'; left_ms: number; whole_ms: number }
  /** The last answers of the operator are awaited. */
  | { phase: 'closed' }
  | { phase: 'running'; elapsed_ms: number; hundredths: number }
  | { phase: 'ended'; elapsed_ms: number; hundredths: number; since_ms: number }
  | { phase: 'cancelled' }
  /** Nothing flies, and a flight can begin at once. */
  | { phase: 'ready' }
  /** The player has cashed their flight out, and with that it is over. */
  | { phase: 'landed'; elapsed_ms: number; hundredths: number };

type Times = {
  /** The server's time. */
  server_ms: number;
  /** The newest time that word of can have come. */
  known_ms: number;
};

/** The moment. A draw that runs stands still a beat and a half after the last word of it. */
export function momentOf(
  { draw, beatAt_ms }: Pick<RoomState, 'draw' | 'beatAt_ms'>,
  { server_ms, known_ms }: Times,
): Moment {
  if (!draw) return { phase: 'empty' };
  const { state, began_at, ended_at, ended_on } = draw;
  if (state === 'cancelled') return { phase: 'cancelled' };
  if (state === 'open') {
    const left_ms = Math.max(0, draw.closes_at - server_ms);
    return { phase: 'open', left_ms, whole_ms: draw.closes_at - draw.opens_at };
  }
  if (state === 'closed' || began_at === null) return { phase: 'closed' };
  if (ended_at !== null && ended_on !== null)
    return {
      phase: 'ended',
      elapsed_ms: timeOf(ended_on),
      hundredths: ended_on,
      since_ms: Math.max(0, server_ms - ended_at),
    };
  const until_ms = Math.min(known_ms, (beatAt_ms ?? began_at) + BEYOND_MS);
  const elapsed_ms = Math.max(0, until_ms - began_at);
  return { phase: 'running', elapsed_ms, hundredths: multiplierAt(elapsed_ms) };
}

/** The moment of a flight. It rises no further than to where it is cashed out at the latest. */
export function momentOfFlight(
  flight: Flight | undefined,
  heardAt_ms: number,
  { server_ms, known_ms }: Times,
): Moment {
  if (!flight || flight.state === 'void') return { phase: 'ready' };
  const { state, began_at, ended_on, cashed_out_on, ceiling } = flight;
  if (state === 'asked' || began_at === null) return { phase: 'closed' };
  if (state === 'cashed_out' && cashed_out_on !== null)
    return { phase: 'landed', elapsed_ms: timeOf(cashed_out_on), hundredths: cashed_out_on };
  if (state !== 'flying' && ended_on !== null) {
    const elapsed_ms = timeOf(ended_on);
    const since_ms = Math.max(0, server_ms - began_at - elapsed_ms);
    return { phase: 'ended', elapsed_ms, hundredths: ended_on, since_ms };
  }
  const elapsed_ms = Math.max(0, Math.min(known_ms, heardAt_ms + BEYOND_MS) - began_at);
  const reached_ms = Math.min(elapsed_ms, timeOf(ceiling));
  return { phase: 'running', elapsed_ms: reached_ms, hundredths: multiplierAt(reached_ms) };
}
