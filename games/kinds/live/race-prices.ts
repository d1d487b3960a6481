/** Chances, prices and laws of the bets of a race: all of them sums of the chances of the first three, exactly. */
import { greatestCommonDivisor, type Rational, rational } from '../../kit/prove/fraction.ts';
import type { Law } from '../../kit/prove/law.ts';
import {
  everyRow,
  type Overrounds,
  type RaceBet,
  type RaceRules,
  readRaceSpot,
  runnersIn,
  STRENGTH,
  wonOf,
} from './races.ts';

/** A price of 1, in the ten-thousandths that tables pay in. */
const UNIT = 10_000;
/** Prices are whole hundredths, rounded down. */
const STEP = 100;

type Term = readonly [numerator: bigint, denominator: bigint];

function commonOf(denominators: Iterable<bigint>): bigint {
  let common = 1n;
  for (const each of denominators) common = (common / greatestCommonDivisor(common, each)) * each;
  return common;
}

/** A sum over one denominator: many times as fast as adding fractions one after the other. */
function sumOf(terms: readonly Term[]): Rational {
  const common = commonOf(new Set(terms.map(([, denominator]) => denominator)));
  return rational(
    terms.reduce((sum, [numerator, denominator]) => sum + numerator * (common / denominator), 0n),
    common,
  );
}

/** The chance that these runners come in first, in this order. */
function chanceOfRow(strengths: readonly number[], row: readonly number[]): Term {
  let left = STRENGTH;
  let [numerator, denominator] = [1n, 1n];
  for (const each of row) {
    const strength = strengths[each - 1] ?? 0;
    numerator *= BigInt(strength);
    denominator *= BigInt(left);
    left -= strength;
  }
  return [numerator, denominator];
}

/** The chance of a bet that is paid whole or not at all. */
export function chanceOf(
  rules: Pick<RaceRules, 'places'>,
  strengths: readonly number[],
  bet: Exclude<RaceBet, 'each'>,
  runners: readonly number[],
): Rational {
  if (bet === 'quinella')
    return sumOf([chanceOfRow(strengths, runners), chanceOfRow(strengths, runners.toReversed())]);
  if (bet !== 'place') return sumOf([chanceOfRow(strengths, runners)]);
  const [runner = 0] = runners;
  const others = strengths.map((_, index) => index + 1).filter((each) => each !== runner);
  const terms = [chanceOfRow(strengths, [runner])];
  const places = rules.places[strengths.length] ?? 1;
  for (const first of others) {
    terms.push(chanceOfRow(strengths, [first, runner]));
    if (places > 2)
      for (const second of others)
        if (second !== first) terms.push(chanceOfRow(strengths, [first, second, runner]));
  }
  return sumOf(terms);
}

/**
 * What a unit on a chance is paid, in ten-thousandths, its stake included: the fair price, less the overround, rounded down to whole
 * hundredths. So no bet ever returns more than 10,000 / (10,000 + overround).
 */
function priceOf({ numerator, denominator }: Rational, overround: number): number {
  const hundredths =
    (denominator * BigInt(UNIT) * BigInt(UNIT / STEP)) / (numerator * BigInt(UNIT + overround));
  return Number(hundredths) * STEP;
}

export type FieldPrices = {
  /** What a unit on a bet is paid, whole, in ten-thousandths. */
  of: (bet: Exclude<RaceBet, 'each'>, runners: readonly number[]) => number;
  /** What a unit on a spot is paid if the runners come in in this order. @throws RangeError for a spot that the race does not have. */
  paid: (spot: string, order: readonly number[]) => number;
};

/** The prices of a field. Each is worked out once. */
export function pricesOf(
  rules: Pick<RaceRules, 'places' | 'overrounds'>,
  strengths: readonly number[],
): FieldPrices {
  const known = new Map<string, number>();
  const of: FieldPrices['of'] = (bet, runners) => {
    const key = `${bet} ${runners.join()}`;
    const price = known.get(key) ?? priceOf(chanceOf(rules, strengths, bet, runners), rules.overrounds[bet]);
    known.set(key, price);
    return price;
  };
  return {
    of,
    paid: (spot, order) => {
      const read = readRaceSpot(spot);
      if (!read || read.runners.some((each) => each > strengths.length))
        throw new RangeError(`The race has no ${spot}.`);
      const { bet, runners } = read;
      const { win, place } = wonOf(rules, read, order, strengths.length);
      if (bet === 'each') return ((win ? of('win', runners) : 0) + (place ? of('place', runners) : 0)) / 2;
      return win || place ? of(bet, runners) : 0;
    },
  };
}

/** The first three of every order in which a field can come in. */
const firstThrees = new Map<number, readonly (readonly number[])[]>();
export function resultsOf(runners: number): readonly (readonly number[])[] {
  const rows = firstThrees.get(runners) ?? everyRow(runners, 3);
  firstThrees.set(runners, rows);
  return rows;
}

/**
 * The law of a bet over all races: every set of strengths is as likely as the others, and each runner is as likely to have any of its
 * strengths. It is counted over all fields and the first three of every order.
 */
export function lawOfBet(rules: RaceRules, bet: RaceBet): Law {
  const byPrice = new Map<number, Term[]>();
  for (const strengths of rules.fields) {
    const prices = pricesOf(rules, strengths);
    const rows = everyRow(strengths.length, runnersIn(bet));
    const share = BigInt(rules.fields.length * rows.length);
    const counted = (paid: number, { numerator, denominator }: Rational): void => {
      byPrice.set(paid, [...(byPrice.get(paid) ?? []), [numerator, denominator * share]]);
    };
    for (const row of rows) {
      if (bet !== 'each') {
        counted(prices.of(bet, row), chanceOf(rules, strengths, bet, row));
        continue;
      }
      const [win, place] = [chanceOf(rules, strengths, 'win', row), chanceOf(rules, strengths, 'place', row)];
      const half = prices.of('place', row) / 2;
      counted(half + prices.of('win', row) / 2, win);
      counted(half, subtractFrom(place, win));
    }
  }
  const chances = [...byPrice].map(([price, terms]) => ({ price, chance: sumOf(terms) }));
  const total = commonOf(new Set(chances.map(({ chance }) => chance.denominator)));
  const outcomes = chances.map(({ price, chance }) => ({
    pays: rational(BigInt(price), BigInt(UNIT)),
    cases: chance.numerator * (total / chance.denominator),
  }));
  const won = outcomes.reduce((sum, { cases }) => sum + cases, 0n);
  return { outcomes: [...outcomes, { pays: rational(0n), cases: total - won }], total };
}

function subtractFrom(whole: Rational, part: Rational): Rational {
  return sumOf([
    [whole.numerator, whole.denominator],
    [-part.numerator, part.denominator],
  ]);
}

/** The least and the most that a bet of a kind returns, over every runner of every field. */
export function returnsOf(
  rules: RaceRules,
  bet: Exclude<RaceBet, 'each'>,
): { least: Rational; most: Rational } {
  const returned = rules.fields.flatMap((strengths) => {
    const prices = pricesOf(rules, strengths);
    return everyRow(strengths.length, runnersIn(bet)).map((row) => {
      const { numerator, denominator } = chanceOf(rules, strengths, bet, row);
      return rational(numerator * BigInt(prices.of(bet, row)), denominator * BigInt(UNIT));
    });
  });
  const isLess = (a: Rational, b: Rational): boolean =>
    a.numerator * b.denominator < b.numerator * a.denominator;
  return {
    least: returned.reduce((least, each) => (isLess(each, least) ? each : least)),
    most: returned.reduce((most, each) => (isLess(most, each) ? each : most)),
  };
}

/** What a bet of a kind returns at the most: what its overround leaves. */
export function statedReturn(overrounds: Overrounds, bet: Exclude<RaceBet, 'each'>): Rational {
  return rational(BigInt(UNIT), BigInt(UNIT + overrounds[bet]));
}
