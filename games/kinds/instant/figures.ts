/** What a lobby says of an instant game, from the laws of all its bets. */
import { compare, divide, multiply, one, rational, toDecimal, zero } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import type { InstantGame } from './instant.ts';

export type InstantFigures = {
  /** The least that any bet returns, in percent, rounded down to two digits. */
  rtp_percent: string;
  /** The most that a bet can pay, in bets, and how many rounds at that bet it takes on average. */
  max_win_bets: string;
  max_win_once_in: string;
};

/** Reads the figures of a game from its laws. */
export function instantFigures(game: InstantGame): InstantFigures {
  const figures = game.betTypes().map(({ law }) => figuresOf(law));
  const least = figures.map(({ rtp }) => rtp).toSorted(compare)[0] ?? zero;
  const largest = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  const hundredths = multiply(least, rational(10_000n));
  const rounded = hundredths.numerator / hundredths.denominator;
  return {
    rtp_percent: toDecimal(rational(rounded, 100n), 2),
    max_win_bets: toDecimal(largest?.largest ?? zero, 2),
    max_win_once_in: toDecimal(divide(one, largest?.largestChance ?? one), 0),
  };
}
