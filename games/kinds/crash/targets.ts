/** What is stated of crash, counted from the laws of its targets. */
import { compare, divide, multiply, one, rational, toDecimal, zero } from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import { lawOfTarget } from './crash-point.ts';
import { LEAST_TARGET, ROOM_LIMIT } from './rules.ts';

/** Where a bet is cashed out that a proof names, in hundredths; a room ends at the last. */
export const namedTargets: readonly number[] = [
  LEAST_TARGET,
  110,
  150,
  200,
  300,
  500,
  1_000,
  2_000,
  5_000,
  10_000,
  50_000,
  ROOM_LIMIT,
];

export type CrashFigures = {
  /** In percent, to the nearest hundredth: no target returns a billionth less than 99. */
  rtp_percent: string;
  /** The most that a bet can pay, in bets, and how many bets that stand until then it takes on average. */
  max_win_bets: string;
  max_win_once_in: string;
};

/** What a lobby says of a crash game. */
export function crashFigures(): CrashFigures {
  const laws = namedTargets.map((target) => figuresOf(lawOfTarget(target)));
  const least = laws.map(({ rtp }) => rtp).toSorted(compare)[0] ?? zero;
  const largest = figuresOf(lawOfTarget(ROOM_LIMIT));
  return {
    rtp_percent: toDecimal(multiply(least, rational(100n)), 2),
    max_win_bets: toDecimal(largest.largest, 2),
    max_win_once_in: toDecimal(divide(one, largest.largestChance), 0),
  };
}
