/** The proof of a game whose bets have whole distributions, in one line. */
import {
  compare,
  divide,
  multiply,
  one,
  rational,
  squareRootDecimal,
  toDecimal,
  zero,
  type Rational,
} from './fraction.ts';
import { figuresOf, type Law } from './law.ts';

const HUNDRED = rational(100n);

/** What each kind of bet returns and how it is spread, from the least to the most; all of it follows from counting. */
export function lawLine(code: string, laws: readonly Law[]): string {
  const figures = laws.map(figuresOf);
  const returns = figures.map(({ rtp }) => multiply(rtp, HUNDRED));
  const hits = figures.map(({ hits: often }) => multiply(often, HUNDRED));
  const [least, most] = ends(figures.map(({ variance }) => variance));
  const largest = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  return [
    code.padEnd(17),
    `exact, ${figures.length.toLocaleString('en')} kinds of bet`,
    `RTP ${range(returns)} %`,
    `hits ${range(hits)} %`,
    `deviation ${squareRootDecimal(least, 2)} to ${squareRootDecimal(most, 2)}`,
    `largest ${toDecimal(largest?.largest ?? zero, 2)} bets once in ${toDecimal(divide(one, largest?.largestChance ?? one), 0)}`,
  ].join('  ');
}

function range(values: readonly Rational[]): string {
  const [least, most] = ends(values).map((value) => toDecimal(value, 4));
  return least === most ? `${most}` : `${least} to ${most}`;
}

function ends(values: readonly Rational[]): [least: Rational, most: Rational] {
  const ordered = values.toSorted(compare);
  return [ordered.at(0) ?? zero, ordered.at(-1) ?? zero];
}
