/** What a bet can pay, in the figures that its rules show, from the laws that its proof is made of. */
import {
  compare,
  divide,
  multiply,
  one,
  rational,
  toDecimal,
  zero,
  type Rational,
} from '../../prove/fraction.ts';
import { figuresOf, type Law, type LawFigures } from '../../prove/law.ts';

/** Ten-thousandths in a whole bet. */
const UNIT = 10_000n;

type Chance = { cases: bigint; total: bigint };

export type BetOdds = {
  /** In percent, rounded down: the least and the most of its laws. */
  rtp_percent: readonly [least: string, most: string];
  /** Of a bet that is over at once: how often it pays anything, and how often more than was staked. */
  paid: Chance | null;
  ahead: Chance | null;
  /**
   * In ten-thousandths of the bet, and how many bets it takes on average. `isBound` where no law reaches the highest payout: then it
   * comes at most so often, because no way to play returns more than it costs.
   */
  largest: { multiplier: number; onceIn: bigint; isBound: boolean };
  rows: readonly OddsRow[];
};

export type OddsRow = {
  /** The sort of step that is taken each time, where a game has several. */
  way?: string;
  /** After which step the round is cashed out; null for a bet that is over at once. */
  step: number | null;
  /** In ten-thousandths of the bet; the two differ where a step pays by what was seen. */
  least: number;
  most: number;
} & Chance;

/**
 * The odds of a bet with these laws: one for a bet that is over at once, else one for each step to stop after, of each sort of step.
 * @param mostMultiplier the highest that the bet can pay, in ten-thousandths.
 */
export function oddsOf(laws: readonly Law[], mostMultiplier: number): BetOdds {
  const [only, ...more] = laws;
  if (!only) throw new RangeError('A bet has at least one law.');
  const figures = laws.map(figuresOf);
  const returns = figures.map(({ rtp }) => rtp).toSorted(compare);
  return {
    rtp_percent: [percentOf(returns.at(0) ?? zero), percentOf(returns.at(-1) ?? zero)],
    paid: more.length > 0 ? null : casesOf(only, zero),
    ahead: more.length > 0 ? null : casesOf(only, one),
    largest: largestOf(figures, mostMultiplier),
    rows: more.length > 0 ? laws.map(stepRow) : payRows(only),
  };
}

function largestOf(figures: readonly LawFigures[], mostMultiplier: number): BetOdds['largest'] {
  const top = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  if (top && inUnits(top.largest) >= mostMultiplier) {
    return { multiplier: mostMultiplier, onceIn: nearest(divide(one, top.largestChance)), isBound: false };
  }
  const most = rational(BigInt(mostMultiplier), UNIT);
  return { multiplier: mostMultiplier, onceIn: nearest(most), isBound: true };
}

/** One row for each thing that it pays, the most first. */
function payRows({ outcomes, total }: Law): OddsRow[] {
  const cases = new Map<number, bigint>();
  for (const outcome of outcomes) {
    const multiplier = inUnits(outcome.pays);
    cases.set(multiplier, (cases.get(multiplier) ?? 0n) + outcome.cases);
  }
  return [...cases]
    .filter(([, count]) => count > 0n)
    .toSorted(([a], [b]) => b - a)
    .map(([multiplier, count]) => ({ step: null, least: multiplier, most: multiplier, cases: count, total }));
}

/** What is paid by who stops there, and how often they get there. Each sort of step is counted from one. */
function stepRow(law: Law, index: number, laws: readonly Law[]): OddsRow {
  const paid = law.outcomes.map(({ pays }) => inUnits(pays)).filter((multiplier) => multiplier > 0);
  const { way } = law;
  const step = laws.slice(0, index + 1).filter((each) => each.way === way).length;
  return {
    ...(way === undefined ? {} : { way }),
    step,
    least: Math.min(...paid),
    most: Math.max(...paid),
    ...casesOf(law, zero),
  };
}

/** How often a law pays more than so many bets. */
function casesOf({ outcomes, total }: Law, than: Rational): Chance {
  const cases = outcomes
    .filter(({ pays }) => compare(pays, than) > 0)
    .reduce((sum, outcome) => sum + outcome.cases, 0n);
  return { cases, total };
}

/** Multipliers are whole ten-thousandths, so nothing is lost. */
function inUnits(pays: Rational): number {
  return Number((pays.numerator * UNIT) / pays.denominator);
}

function nearest({ numerator, denominator }: Rational): bigint {
  return (2n * numerator + denominator) / (2n * denominator);
}

/** Rounded down to two digits: no bet is said to return more than it does. */
function percentOf(value: Rational): string {
  const { numerator, denominator } = multiply(value, rational(10_000n));
  return toDecimal(rational(numerator / denominator, 100n), 2);
}
