/** Where a draw is at a moment. Pure: countdown, wheel, cards and words all read it. */
import type { LiveOutcome } from '../../games.ts';
import type { SeenDraw } from '../../socket-api.ts';

export type Moment =
  /** Before the first draw. */
  | { phase: 'empty' }
  | { phase: 'open'; left_ms: number; whole_ms: number }
  /** The operator has stopped the sales: no bets, though the draw is open. */
  | { phase: 'stopped' }
  /** No more bets: the last answers of the operator are awaited. */
  | { phase: 'closed' }
  /** The outcome is known and being shown. */
  | { phase: 'drawing'; passed_ms: number; whole_ms: number; outcome: LiveOutcome }
  | { phase: 'settled'; outcome: LiveOutcome; next_in_ms: number }
  | { phase: 'cancelled' };

/** @param server_ms the server's time. */
export function momentOf(draw: SeenDraw | null, server_ms: number): Moment {
  if (!draw) return { phase: 'empty' };
  const { state, opens_at, closes_at, drawn_at, settles_at, next_at, outcome } = draw;
  if (state === 'cancelled') return { phase: 'cancelled' };
  if (state === 'open') {
    if (draw.is_stopped) return { phase: 'stopped' };
    const left_ms = closes_at - server_ms;
    return left_ms > 0
      ? { phase: 'open', left_ms: Math.min(left_ms, closes_at - opens_at), whole_ms: closes_at - opens_at }
      : { phase: 'closed' };
  }
  if (state === 'closed' || outcome === null || drawn_at === null) return { phase: 'closed' };
  const whole_ms = Math.max(0, (settles_at ?? drawn_at) - drawn_at);
  if (state === 'drawing')
    return { phase: 'drawing', passed_ms: Math.max(0, server_ms - drawn_at), whole_ms, outcome };
  return { phase: 'settled', outcome, next_in_ms: Math.max(0, (next_at ?? server_ms) - server_ms) };
}
