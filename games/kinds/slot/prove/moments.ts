/**
 * What the proof needs to know of a random win: mean, second moment, chance of nothing and the most
 * possible, all exact. Wins in coins.
 */
import { add, multiply, one, type Rational, sum, whole, zero } from '../../../kit/prove/fraction.ts';

export type Moments = {
  mean: Rational;
  secondMoment: Rational;
  /** Chance that nothing is won. */
  nothing: Rational;
  max: bigint;
  /** Chance of exactly the most possible. */
  atMax: Rational;
};

export const noWin: Moments = { mean: zero, secondMoment: zero, nothing: one, max: 0n, atMax: one };

/** Of the sum of two independent wins. */
export function together(a: Moments, b: Moments): Moments {
  return {
    mean: add(a.mean, b.mean),
    secondMoment: sum([a.secondMoment, multiply(whole(2), multiply(a.mean, b.mean)), b.secondMoment]),
    nothing: multiply(a.nothing, b.nothing),
    max: a.max + b.max,
    atMax: multiply(a.atMax, b.atMax),
  };
}

/** Of a win multiplied by a whole number above zero. */
export function times(a: Moments, factor: number): Moments {
  return {
    mean: multiply(a.mean, whole(factor)),
    secondMoment: multiply(a.secondMoment, whole(factor * factor)),
    nothing: a.nothing,
    max: a.max * BigInt(factor),
    atMax: a.atMax,
  };
}

/** Of a win that is one of several by chance; the chances add up to 1. */
export function oneOf(cases: readonly { chance: Rational; win: Moments }[]): Moments {
  const max = cases.reduce(
    (most, { chance, win }) => (chance.numerator > 0n && win.max > most ? win.max : most),
    0n,
  );
  return {
    mean: sum(cases.map(({ chance, win }) => multiply(chance, win.mean))),
    secondMoment: sum(cases.map(({ chance, win }) => multiply(chance, win.secondMoment))),
    nothing: sum(cases.map(({ chance, win }) => multiply(chance, win.nothing))),
    max,
    atMax: sum(
      cases.filter(({ win }) => win.max === max).map(({ chance, win }) => multiply(chance, win.atMax)),
    ),
  };
}
