/** The proof of an instant game: the whole distribution of each kind of bet, in one line. */
import {
  rational,
  multiply,
  squareRootDecimal,
  subtract,
  toDecimal,
  type Rational,
} from '../../kit/prove/fraction.ts';
import { figuresOf } from '../../kit/prove/law.ts';
import type { InstantGame } from './instant.ts';

const HUNDRED = rational(100n);

/** What each kind of bet returns and how it is spread, from the least to the most; all of it follows from counting. */
export function instantLine(game: InstantGame): string {
  const figures = game.betTypes().map(({ law }) => figuresOf(law));
  const range = (read: (index: number) => Rational, digits: number): string => {
    const values = figures.map((_, index) => read(index)).toSorted(compare);
    const [least = '', most = ''] = [values.at(0), values.at(-1)].map(
      (value) => value && toDecimal(value, digits),
    );
    return least === most ? most : `${least} to ${most}`;
  };
  const spread = figures.map(({ variance }) => variance).toSorted(compare);
  const largest = figures.toSorted((a, b) => compare(a.largest, b.largest)).at(-1);
  const nothing = rational(0n);
  return [
    game.code.padEnd(17),
    `exact, ${figures.length.toLocaleString('en')} kinds of bet`,
    `RTP ${range((index) => multiply(figures[index]?.rtp ?? nothing, HUNDRED), 4)} %`,
    `hits ${range((index) => multiply(figures[index]?.hits ?? nothing, HUNDRED), 4)} %`,
    `deviation ${[spread.at(0), spread.at(-1)].map((value) => squareRootDecimal(value ?? nothing, 2)).join(' to ')}`,
    `largest ${toDecimal(largest?.largest ?? nothing, 2)} bets once in ${toDecimal(inverse(largest?.largestChance ?? rational(1n)), 0)}`,
  ].join('  ');
}

function compare(a: Rational, b: Rational): number {
  const { numerator } = subtract(a, b);
  if (numerator === 0n) return 0;
  return numerator < 0n ? -1 : 1;
}

function inverse({ numerator, denominator }: Rational): Rational {
  return rational(denominator, numerator);
}
