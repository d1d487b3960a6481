/** One of a player's two bets, from the press to its end, as far as this page has a part in it. Pure. */
import {
  afterRound,
  type AutoChoice,
  type AutoRow,
  type AutoStop,
  beginRow,
} from '../../../../kit/client/auto/plan.ts';
import type { Limits } from '../../../../kit/client/bet/amount.ts';
import type { OwnBet } from '../../socket-api.ts';

/** What is staked; the target in hundredths, null for a bet that is cashed out by hand. */
export type Ask = { bet_minor: bigint; target: number | null };

/** A bet that was sent and is not answered. */
export type Pending = { bet_id: string; draw: string; ask: Ask; isAutomatic: boolean };

export type AutoSeat = {
  row: AutoRow;
  target: number;
  limits: Limits;
  /** The draw that the row's last bet was sent in, and that bet. */
  last: { draw: string; bet_id: string; isDecided: boolean } | null;
};

export type Seat = {
  /** Waits for the next draw that takes bets, and can be taken back until then. */
  queued: Ask | null;
  pending: Pending | null;
  /** The bet that was asked to be cashed out. */
  leaving: string | null;
  auto: AutoSeat | null;
};

export const emptySeat: Seat = { queued: null, pending: null, leaving: null, auto: null };

/** Begins a row of automatic bets. */
export function withRow(seat: Seat, choice: AutoChoice, target: number, limits: Limits): Seat {
  return { ...seat, queued: null, auto: { row: beginRow(choice), target, limits, last: null } };
}

/** The bet to be sent in a draw that takes bets and has none of this seat; null for none. */
export function due(seat: Seat, draw: string): { ask: Ask; isAutomatic: boolean } | null {
  if (seat.pending) return null;
  if (seat.queued) return { ask: seat.queued, isAutomatic: false };
  const { auto } = seat;
  if (!auto || auto.last?.draw === draw || auto.last?.isDecided === false) return null;
  return { ask: { bet_minor: auto.row.next_minor, target: auto.target }, isAutomatic: true };
}

/** The seat once its bet has been sent. */
export function sent(seat: Seat, pending: Pending): Seat {
  const { auto } = seat;
  const last = { draw: pending.draw, bet_id: pending.bet_id, isDecided: false };
  return { ...seat, queued: null, pending, auto: auto && pending.isAutomatic ? { ...auto, last } : auto };
}

/** The seat once a bet of its place is decided, and why its row ends with it, if it does. */
export function decided(seat: Seat, bet: OwnBet): { seat: Seat; stop: AutoStop | null } {
  const leaving = seat.leaving === bet.bet_id ? null : seat.leaving;
  const { auto } = seat;
  if (!auto || auto.last?.bet_id !== bet.bet_id || auto.last.isDecided)
    return { seat: { ...seat, leaving }, stop: null };
  const last = { ...auto.last, isDecided: true };
  if (bet.state === 'void') return { seat: { ...seat, leaving, auto: { ...auto, last } }, stop: 'trouble' };
  const played = { bet_minor: BigInt(bet.bet_minor), win_minor: BigInt(bet.win_minor ?? '0') };
  const { row, stop } = afterRound(auto.row, played, auto.limits);
  return { seat: { ...seat, leaving, auto: { ...auto, row, last } }, stop };
}

/** Whether the row waits for a bet of a draw that is over, of which nothing has been heard. */
export function hasLostTrack(seat: Seat, draw: string): boolean {
  return seat.auto?.last?.isDecided === false && seat.auto.last.draw !== draw;
}
