/** What a panel of a bet shows and does: in a draw, or in a flight. */
import type { AutoChoice } from '../../../../kit/client/auto/plan.ts';
import type { Limits } from '../../../../kit/client/bet/amount.ts';
import type { OwnBet } from '../../socket-api.ts';
import type { Room, View } from '../room/room.ts';
import type { Ask, Seat } from '../room/seat.ts';
import { ownBetAt, type Place } from '../room/state.ts';
import { asOwnBet, flightOf } from '../solo/flights.ts';
import { flightAction, seatAction, type SeatAction } from './seat-action.ts';

export type SeatPlay = {
  seat: Seat;
  bet: OwnBet | undefined;
  action: (mode: 'manual' | 'auto') => SeatAction;
  stake: (ask: Ask) => void;
  cancel: () => void;
  cashOut: () => void;
  startAuto: (choice: AutoChoice, target: number, limits: Limits) => void;
  stopAuto: () => void;
};

/** One of the two bets in a draw. */
export function playInDraw(room: Room, view: View, place: Place): SeatPlay {
  const seat = view.seats[place];
  const bet = ownBetAt(view.room, place);
  const isLive = view.line === 'open';
  return {
    seat,
    bet,
    action: (mode) => seatAction({ seat, bet, draw: view.room.draw, isLive }, mode),
    stake: (ask) => room.bet(place, ask),
    cancel: () => room.cancel(place),
    cashOut: () => room.cashOut(place),
    startAuto: (choice, target, limits) => room.startAuto(place, choice, target, limits),
    stopAuto: () => room.stopAuto(place, 'player'),
  };
}

/** The player's own flight. */
export function playAlone({ solo }: Room, view: View): SeatPlay {
  const { seat } = view.solo;
  const flight = flightOf(view.solo);
  const bet = flight && flight.state !== 'void' ? asOwnBet(flight) : undefined;
  return {
    seat,
    bet,
    action: (mode) => flightAction({ seat, flight, bet }, mode),
    stake: solo.bet,
    // A flight begins at once: there is nothing that waits.
    cancel: () => undefined,
    cashOut: solo.cashOut,
    startAuto: solo.startAuto,
    stopAuto: () => solo.stopAuto('player'),
  };
}
