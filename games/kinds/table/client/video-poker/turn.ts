/** What the player does before the draw: the cards on the felt and the buttons below it share it. */
import { useSyncExternalStore } from 'react';

export type Turn = {
  roundId: string | null;
  /** The places of the cards that are held, in order. */
  held: readonly number[];
  /** What is best to hold; null while it is not asked for or not yet found. */
  best: readonly number[] | null;
};

const nothing: Turn = { roundId: null, held: [], best: null };

export type Turns = {
  /** The turn of a round; another round begins with nothing held. */
  useTurn: (roundId: string | null) => Turn;
  toggle: (roundId: string, place: number) => void;
  advise: (roundId: string, best: readonly number[] | null) => void;
};

export function createTurns(): Turns {
  let turn = nothing;
  const listeners = new Set<() => void>();
  const change = (roundId: string, next: (turn: Turn) => Partial<Turn>): void => {
    const before = turn.roundId === roundId ? turn : { ...nothing, roundId };
    turn = { ...before, ...next(before) };
    for (const listener of listeners) listener();
  };
  const subscribe = (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  return {
    useTurn(roundId) {
      const now = useSyncExternalStore(subscribe, () => turn);
      return now.roundId === roundId ? now : nothing;
    },
    toggle: (roundId, place) =>
      change(roundId, ({ held }) => ({
        held: held.includes(place)
          ? held.filter((each) => each !== place)
          : [...held, place].toSorted((a, b) => a - b),
      })),
    advise: (roundId, best) => change(roundId, () => ({ best })),
  };
}
