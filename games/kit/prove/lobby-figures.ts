/** What a lobby says of a game, from the laws of all its bets. */
import { compare, divide, multiply, one, rational, toDecimal, zero, type Rational } from './fraction.ts';
import { figuresOf, type Law } from './law.ts';

export type LobbyFigures = {
  /** What a bet returns, in percent, to two digits. */
  rtp_percent: string;
  /** The most that a bet can pay, in bets, and how many rounds at that bet it takes on average. */
  max_win_bets: string;
  max_win_once_in: string;
};

/**
 * Reads the figures of a game from its laws. Of games whose bets all return about the same, the return is that of the `least`. Of
 * tables it is that of the `most`: the bets beside it are for fun, and whoever prices rewards has to know the cheapest way to play.
 * The least is rounded down and the most up, so that neither is the better for it.
 */
export function lobbyFigures(laws: readonly Law[], stated: 'least' | 'most'): LobbyFigures {
  const figures = laws.map(figuresOf);
  const returns = figures.map(({ rtp }) => rtp).toSorted(compare);
  const largest = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  return {
    rtp_percent:
      stated === 'least' ? percentOf(returns.at(0) ?? zero, 'down') : percentOf(returns.at(-1) ?? zero, 'up'),
    max_win_bets: toDecimal(largest?.largest ?? zero, 2),
    max_win_once_in: toDecimal(divide(one, largest?.largestChance ?? one), 0),
  };
}

function percentOf(share: Rational, rounded: 'up' | 'down'): string {
  const { numerator, denominator } = multiply(share, rational(10_000n));
  const hundredths =
    rounded === 'down' ? numerator / denominator : (numerator + denominator - 1n) / denominator;
  return toDecimal(rational(hundredths, 100n), 2);
}
