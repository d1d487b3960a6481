/** The meters of a game that keeps them, one for each bet and another of each for free bets, as they were last heard of. */
import type { KeptMeterView } from '../../collect/play-api.ts';
import type { BookedRound } from '../../play-api.ts';

export type KeptMeters = {
  /** What the meter of a bet holds: nothing if it was never played on. */
  at: (bet_minor: string, isFreeBet: boolean) => number;
  /** A round has moved its meter. */
  hear: (round: BookedRound) => void;
  /** All of them anew. */
  replace: (meters: readonly KeptMeterView[]) => void;
};

const nameOf = (bet_minor: string, isFreeBet: boolean): string => `${bet_minor} ${isFreeBet}`;

/** @param first the meters when the game is opened. */
export function createKeptMeters(first: readonly KeptMeterView[]): KeptMeters {
  const held = new Map<string, number>();
  const replace = (meters: readonly KeptMeterView[]): void => {
    held.clear();
    for (const { bet_minor, is_free_bet, collected } of meters)
      held.set(nameOf(bet_minor, is_free_bet), collected);
  };
  replace(first);
  return {
    at: (bet_minor, isFreeBet) => held.get(nameOf(bet_minor, isFreeBet)) ?? 0,
    hear({ bet_minor, is_free_bet, book }) {
      if (book.form === 'collect') held.set(nameOf(bet_minor, is_free_bet), book.meter.after);
    },
    replace,
  };
}
