/** The whole distribution of what a bet pays: caps, odds of the top award and exposure follow from it. */
import { add, divide, multiply, one, rational, subtract, zero, type Rational } from './fraction.ts';

/** A chance as whole numbers. */
export type Fraction = readonly [numerator: bigint, denominator: bigint];

/**
 * What can happen to one bet: what it pays, and how many of `total` equally likely cases pay it. `staked` is all that was staked
 * in these cases, where the player may raise; a bet that is left as it is has staked one. Both in first bets.
 */
export type Law = {
  outcomes: readonly { pays: Rational; staked?: Rational; cases: bigint }[];
  total: bigint;
  /** Of a bet whose steps can be of several sorts: the sort that is taken each time. */
  way?: string;
};

export type LawFigures = {
  /** What comes back on average of all that is staked. */
  rtp: Rational;
  /** What the house keeps on average of the first bet, however much is raised. */
  edge: Rational;
  /** How often it pays anything. */
  hits: Rational;
  /** Of what is won or lost, in first bets. */
  variance: Rational;
  largest: Rational;
  /** The chance of the largest. */
  largestChance: Rational;
};

/**
 * The figures of a law, exactly.
 * @throws RangeError if its cases do not add up to its total.
 */
export function figuresOf({ outcomes, total }: Law): LawFigures {
  const counted = outcomes.reduce((sum, { cases }) => sum + cases, 0n);
  if (counted !== total) throw new RangeError(`The cases of a law add up to ${counted}, not to ${total}.`);
  let [mean, stakes, square, hits, largest, largestCases] = [zero, zero, zero, 0n, zero, 0n];
  for (const { pays, staked = one, cases } of outcomes) {
    if (cases === 0n) continue;
    const part = rational(cases, total);
    const net = subtract(pays, staked);
    mean = add(mean, multiply(pays, part));
    stakes = add(stakes, multiply(staked, part));
    square = add(square, multiply(multiply(net, net), part));
    if (pays.numerator > 0n) hits += cases;
    const difference = subtract(pays, largest).numerator;
    if (difference > 0n) [largest, largestCases] = [pays, cases];
    else if (difference === 0n) largestCases += cases;
  }
  const edge = subtract(stakes, mean);
  return {
    rtp: divide(mean, stakes),
    edge,
    hits: rational(hits, total),
    variance: subtract(square, multiply(edge, edge)),
    largest,
    largestChance: rational(largestCases, total),
  };
}

/** How many ways there are to choose `k` of `n`. */
export function choose(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  for (let i = 1n; i <= BigInt(k); i += 1n) ways = (ways * (BigInt(n) - i + 1n)) / i;
  return ways;
}
