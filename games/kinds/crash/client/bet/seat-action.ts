/** What the button of a seat does where its bet and the draw stand. Pure. */
import type { Flight, OwnBet, SeenDraw } from '../../socket-api.ts';
import type { Ask, Seat } from '../room/seat.ts';

export type SeatAction =
  /** Stakes now, or in the next draw. */
  | { kind: 'bet'; isNext: boolean }
  | { kind: 'start_auto' }
  | { kind: 'stop_auto' }
  /** Waits for the next draw, and can be taken back. */
  | { kind: 'queued'; ask: Ask }
  /** Sent, and not answered. */
  | { kind: 'placing' }
  /** In the draw, which has not begun. */
  | { kind: 'placed'; bet: OwnBet }
  | { kind: 'cash_out'; bet: OwnBet }
  | { kind: 'leaving'; bet: OwnBet };

/** The button's act. A bet that runs can always be cashed out, in a row of automatic bets too. */
export function seatAction(
  {
    seat,
    bet,
    draw,
    isLive,
  }: { seat: Seat; bet: OwnBet | undefined; draw: SeenDraw | null; isLive: boolean },
  mode: 'manual' | 'auto',
): SeatAction {
  if (bet?.state === 'standing' && draw?.state === 'running')
    return seat.leaving === bet.bet_id ? { kind: 'leaving', bet } : { kind: 'cash_out', bet };
  if (seat.auto) return { kind: 'stop_auto' };
  if (seat.pending || bet?.state === 'asked') return { kind: 'placing' };
  if (bet?.state === 'standing') return { kind: 'placed', bet };
  if (seat.queued) return { kind: 'queued', ask: seat.queued };
  if (mode === 'auto') return { kind: 'start_auto' };
  return { kind: 'bet', isNext: draw?.state !== 'open' || bet !== undefined || !isLive };
}

/** The button's act for a flight: while none flies the next can begin. */
export function flightAction(
  { seat, flight, bet }: { seat: Seat; flight: Flight | undefined; bet: OwnBet | undefined },
  mode: 'manual' | 'auto',
): SeatAction {
  if (bet && flight?.state === 'flying')
    return seat.leaving === bet.bet_id ? { kind: 'leaving', bet } : { kind: 'cash_out', bet };
  if (seat.auto) return { kind: 'stop_auto' };
  if (seat.pending || flight?.state === 'asked') return { kind: 'placing' };
  return mode === 'auto' ? { kind: 'start_auto' } : { kind: 'bet', isNext: false };
}
