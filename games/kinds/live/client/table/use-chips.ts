/** The player's chips that are not staked yet, and what the buttons beside them do. */
import { useEffect, useMemo, useReducer } from 'react';
import { isEmpty, moveChips, noChips } from '../../../table/client/chips/chips.ts';
import type { TrayMove } from '../../../table/client/chips/tray.tsx';
import type { Layout } from '../../../table/client/table-view.ts';
import { type RaceField, readRaceSpot } from '../../races.ts';
import type { Room, View } from '../room/room.ts';
import { layoutOf, together } from '../room/own.ts';
import { betsIn } from '../room/state.ts';

type HandOf = {
  room: Room;
  view: Pick<View, 'pending' | 'state'>;
  unit_minor: bigint;
  /** Whether bets are taken now. */
  isOpen: boolean;
  /** Whether what is laid is a ticket: its numbers are there once, whatever comes back. */
  isTicket: boolean;
  /** Of a race: its prices are those of its runners, so that what is laid is laid for this one alone. */
  field: RaceField | null;
  /** Another for each draw. */
  drawKey: string;
};

export type Hand = {
  /** Chips that are staked in the draw, or on their way. */
  placed: Layout;
  /** Chips that lie there. */
  laid: Layout;
  place: (spot: string, units: number) => void;
  take: (spot: string) => void;
  clear: () => void;
  moves: Readonly<Record<TrayMove, boolean>>;
  move: (move: TrayMove) => void;
};

/** Chips that were sent and not taken come back into the hand. */
export function useChips({
  room,
  view: { pending, state },
  unit_minor,
  isOpen,
  isTicket,
  field,
  drawKey,
}: HandOf): Hand {
  const [chips, move] = useReducer(moveChips, null, () => noChips(null));
  const raceKey = field ? drawKey : '';
  useEffect(() => {
    if (raceKey !== '') move({ type: 'played' });
  }, [raceKey]);
  useEffect(() => room.onReturned((layout) => move({ type: 'lay', layout })), [room]);
  const placed = useMemo(() => {
    const known = new Set(state.own.map(({ bet_id }) => bet_id));
    return pending
      .filter(({ bet_id }) => !known.has(bet_id))
      .reduce((sum, { layout }) => together(sum, layout), layoutOf(betsIn(state.own), unit_minor));
  }, [pending, state.own, unit_minor]);
  // The same numbers are other runners in the next race: there is nothing to bet once more.
  const last = useMemo(
    () => (field ? {} : layoutOf(betsIn(state.before), unit_minor)),
    [field, state.before, unit_minor],
  );
  const laid = useMemo(
    () =>
      isTicket
        ? Object.fromEntries(Object.keys(chips.layout).map((spot) => [spot, 1]))
        : inField(chips.layout, field),
    [chips.layout, isTicket, field],
  );
  const canLay = isOpen && pending.length === 0;
  const moves = {
    undo: canLay && chips.before.length > 0,
    clear: canLay && !isEmpty(laid),
    double: canLay && !(isEmpty(laid) && isEmpty(placed)),
    rebet: canLay && isEmpty(laid) && !isEmpty(last),
  };
  return {
    placed,
    laid,
    place: (spot, units) => canLay && move({ type: 'place', spot, units }),
    take: (spot) => canLay && move({ type: 'take', spot }),
    clear: () => move({ type: 'played' }),
    moves,
    move(name) {
      if (!moves[name]) return;
      if (name === 'rebet') move({ type: 'lay', layout: last });
      // What is staked already is doubled by as much again beside it.
      else if (name === 'double' && isEmpty(laid)) move({ type: 'lay', layout: placed });
      else move({ type: name });
    },
  };
}

/** What of a layout a race has: chips may have come back from the race before. */
function inField(layout: Layout, field: RaceField | null): Layout {
  if (!field) return layout;
  const isIn = (spot: string): boolean =>
    readRaceSpot(spot)?.runners.every((each) => each <= field.strengths.length) ?? false;
  return Object.fromEntries(Object.entries(layout).filter(([spot]) => isIn(spot)));
}
