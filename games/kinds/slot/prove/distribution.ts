/**
 * The distribution of a round's win, payout by payout, and what it tells of a maximum win.
 *
 * Wins are whole coins, so the distribution of a sum is a convolution, computed by transforms at every frequency. A turn that alone wins more than the maximum win counts as the maximum win, which
 * changes nothing below it and lets the rest fade out soon above it. The chances
 * are *tilted* first, the chance of x coins by e^(θx): the far tail then carries as many exact digits as the middle. Errors
 * are bounded, not estimated: `bounds` follows the same course of a round with the largest error of every step.
 */
import { toDouble } from '../../../kit/prove/fraction.ts';
import { createFourier, type Spectrum, transformError, unitRoundoff } from './fourier.ts';
import type { Algebra, Leaf, RoundLaw } from './round-law.ts';

/** The chances of 0, 1, 2 … coins, with the largest error that sums over them can have. */
export type Distribution = {
  /** Chance of each number of coins below the size; what lies above is folded back onto it. */
  chances: Float64Array;
  size: number;
  /** θ of the tilt. */
  tilt: number;
  /** Bound of the error of all tilted chances together, in the Euclidean norm. */
  error: number;
};

/** Frequencies computed at a time. */
const block = 4096;

type Bounds = { mass: number; norm: number; error: number };

const doubles = new WeakMap<Leaf, readonly (readonly [coins: number, chance: number])[]>();

/** The chances of a leaf as doubles, made once. */
function chancesOf(leaf: Leaf): readonly (readonly [coins: number, chance: number])[] {
  const known = doubles.get(leaf);
  if (known) return known;
  const { byCoins, denominator } = leaf;
  const made = [...byCoins].map(
    ([coins, weight]) => [coins, toDouble({ numerator: weight, denominator })] as const,
  );
  doubles.set(leaf, made);
  return made;
}

/** Computes what belongs to a leaf and a multiplier once. */
function byLeaf<Value>(compute: (leaf: Leaf, multiplier: number) => Value) {
  const known = new Map<Leaf, Map<number, Value>>();
  return (leaf: Leaf, multiplier: number): Value => {
    const ofLeaf = known.get(leaf) ?? new Map<number, Value>();
    known.set(leaf, ofLeaf);
    const value = ofLeaf.get(multiplier) ?? compute(leaf, multiplier);
    ofLeaf.set(multiplier, value);
    return value;
  };
}

/** Relative error of a tilted chance: of the fraction as a double, of the exponent, and of the exponential. */
const tiltError = (tilt: number, coins: number) => unitRoundoff * (6 + 2 * tilt * coins);

/** Mass, norm and error of tilted distributions: the mass is the moment generating function. */
function boundsOf({ tilt, size, most, cap }: DistributionOptions): Algebra<Bounds> {
  const ofLeaf = transformError(size) + tiltError(tilt, Math.min(most, cap));
  return {
    leaf: byLeaf((leaf, multiplier) => {
      let mass = 0;
      let squares = 0;
      for (const [coins, chance] of chancesOf(leaf)) {
        const weight = chance * Math.exp(tilt * Math.min(multiplier * coins, cap));
        mass += weight;
        squares += weight * weight;
      }
      // Wins above the maximum fall on one place; together they are at most their mass.
      const norm = most <= cap ? Math.sqrt(squares) : mass;
      return { mass, norm, error: ofLeaf * norm };
    }),
    nothing: { mass: 1, norm: 1, error: 0 },
    together: (a, b) => {
      const norm = Math.min(a.mass * b.norm, b.mass * a.norm);
      const error = a.mass * b.error + b.mass * a.error + Math.sqrt(size) * a.error * b.error;
      return { mass: a.mass * b.mass, norm, error: error + 4 * unitRoundoff * norm };
    },
    oneOf: (parts) => {
      const total = (pick: (part: Bounds) => number) => parts.reduce((sum, part) => sum + pick(part), 0);
      const norm = total((part) => part.norm);
      return {
        mass: total((part) => part.mass),
        norm,
        error: total((part) => part.error) + parts.length * unitRoundoff * norm,
      };
    },
    times: (law, chance) => {
      const factor = toDouble(chance);
      return {
        mass: law.mass * factor,
        norm: law.norm * factor,
        error: law.error * factor + 4 * unitRoundoff * law.norm * factor,
      };
    },
  };
}

/** Computes on a block of frequencies; leaves are looked up in their transforms. */
function blockAlgebra(
  spectrumOf: (leaf: Leaf, multiplier: number) => Spectrum,
  from: number,
  to: number,
): Algebra<Spectrum> {
  const length = to - from;
  const empty = () => ({ re: new Float64Array(length), im: new Float64Array(length) });
  return {
    leaf: (leaf, multiplier) => {
      const { re, im } = spectrumOf(leaf, multiplier);
      return { re: re.subarray(from, to), im: im.subarray(from, to) };
    },
    nothing: { re: new Float64Array(length).fill(1), im: new Float64Array(length) },
    together: (a, b) => {
      const result = empty();
      for (let index = 0; index < length; index += 1) {
        const ar = a.re[index] ?? 0;
        const ai = a.im[index] ?? 0;
        const br = b.re[index] ?? 0;
        const bi = b.im[index] ?? 0;
        result.re[index] = ar * br - ai * bi;
        result.im[index] = ar * bi + ai * br;
      }
      return result;
    },
    oneOf: (parts) => {
      const result = empty();
      for (const { re, im } of parts) {
        for (let index = 0; index < length; index += 1) {
          result.re[index] = (result.re[index] ?? 0) + (re[index] ?? 0);
          result.im[index] = (result.im[index] ?? 0) + (im[index] ?? 0);
        }
      }
      return result;
    },
    times: ({ re, im }, chance) => {
      const factor = toDouble(chance);
      return { re: re.map((value) => value * factor), im: im.map((value) => value * factor) };
    },
  };
}

export type DistributionOptions = {
  /** Number of coins up to which chances are told apart: a power of two. */
  size: number;
  /** θ of the tilt, 0 for none. */
  tilt: number;
  /** The most that a round can win, in coins. */
  most: number;
  /** The maximum win in coins: a turn that wins more counts as this. Below the size. */
  cap: number;
};

/** The distribution of a round's win. */
export function distributionOf(law: RoundLaw, options: DistributionOptions): Distribution {
  const { size, tilt, cap } = options;
  const fourier = createFourier(size);
  const spectrumOf = byLeaf((leaf, multiplier) => {
    const sequence = new Float64Array(size);
    for (const [paid, chance] of chancesOf(leaf)) {
      const coins = Math.min(paid * multiplier, cap);
      sequence[coins] = (sequence[coins] ?? 0) + chance * Math.exp(tilt * coins);
    }
    return fourier.forward(sequence);
  });
  const frequencies = size / 2 + 1;
  const whole: Spectrum = { re: new Float64Array(frequencies), im: new Float64Array(frequencies) };
  for (let from = 0; from < frequencies; from += block) {
    const part = law(blockAlgebra(spectrumOf, from, Math.min(from + block, frequencies)));
    whole.re.set(part.re, from);
    whole.im.set(part.im, from);
  }
  const chances = fourier.inverse(whole);
  for (let coins = 0; coins < size; coins += 1) {
    chances[coins] = (chances[coins] ?? 0) * Math.exp(-tilt * coins);
  }
  return { chances, size, tilt, error: boundsAt(law, options).error };
}

/** Mass and norm of a round's tilted distribution, and bound of the error with which it is computed. */
export function boundsAt(law: RoundLaw, options: DistributionOptions): Bounds {
  const { mass, norm, error } = law(boundsOf(options));
  const untilting = transformError(options.size) + tiltError(options.tilt, options.size);
  return { mass, norm, error: (error + untilting * norm) * 1.01 };
}

/** How much steeper tilts are tried, as multiples of 1/size. */
const steeperBy = [2, 4, 6, 9, 13, 18, 25, 35, 50, 70, 100, 140];

/** Bound of Σ p(x) e^(θx) over x ≥ size, by Chernoff's inequality at the best of some steeper tilts. */
export function foldedMass(law: RoundLaw, options: DistributionOptions): number {
  const { size, tilt, most } = options;
  if (most < size) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const multiple of steeperBy) {
    const { mass } = law(boundsOf({ ...options, tilt: tilt + multiple / size }));
    const bound = mass * Math.exp(-multiple);
    // Past the best tilt the bound only grows.
    if (!(bound <= least)) break;
    least = bound;
  }
  return least * 1.01;
}

/** Means that a maximum on every single turn takes from a round: of its win, and of the square of its win. */
export function lossOf(law: RoundLaw, cap: number): { mean: number; square: number; squareError: number } {
  type Means = { mass: number; mean: number; square: number; loss: number };
  const at = (limit: number): Algebra<Means> => ({
    leaf: byLeaf((leaf, multiplier) => {
      const means = { mass: 0, mean: 0, square: 0, loss: 0 };
      for (const [paid, chance] of chancesOf(leaf)) {
        const coins = Math.min(paid * multiplier, limit);
        means.mass += chance;
        means.mean += chance * coins;
        means.square += chance * coins * coins;
        means.loss += chance * (paid * multiplier - coins);
      }
      return means;
    }),
    nothing: { mass: 1, mean: 0, square: 0, loss: 0 },
    together: (a, b) => ({
      mass: a.mass * b.mass,
      mean: a.mass * b.mean + a.mean * b.mass,
      square: a.mass * b.square + 2 * a.mean * b.mean + a.square * b.mass,
      loss: a.mass * b.loss + a.loss * b.mass,
    }),
    oneOf: (parts) => ({
      mass: parts.reduce((sum, part) => sum + part.mass, 0),
      mean: parts.reduce((sum, part) => sum + part.mean, 0),
      square: parts.reduce((sum, part) => sum + part.square, 0),
      loss: parts.reduce((sum, part) => sum + part.loss, 0),
    }),
    times: (part, chance) => {
      const factor = toDouble(chance);
      return {
        mass: part.mass * factor,
        mean: part.mean * factor,
        square: part.square * factor,
        loss: part.loss * factor,
      };
    },
  });
  const whole = law(at(Number.POSITIVE_INFINITY));
  const limited = law(at(cap));
  // Only numbers of 0 or more are added and multiplied, in fewer than 10⁶ steps after one another.
  const relative = 1e6 * unitRoundoff;
  return {
    mean: limited.loss,
    square: whole.square - limited.square,
    squareError: 2 * relative * whole.square,
  };
}
