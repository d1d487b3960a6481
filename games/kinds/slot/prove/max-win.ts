/** What a maximum win takes from a game: how often it is reached, and what is not paid because of it. */
import { boundsAt, type Distribution, distributionOf, foldedMass, lossOf } from './distribution.ts';
import type { RoundLaw } from './round-law.ts';

/** A figure, and by how much it may be wrong at most. */
export type Bounded = { value: number; error: number };

export type CapFigures = {
  /** Chance that a round wins the maximum or more. */
  chance: Bounded;
  /** Mean of what a round wins beyond the maximum, in coins. */
  excess: Bounded;
  /** Mean of what the square of a round's win loses, in coins². */
  squareExcess: Bounded;
};

/** Weights of a sum over the chances from the cap on, and what they are at most, as a power of the coins won. */
const weights = {
  chance: { of: () => 1, power: 0 },
  excess: { of: (coins: number, cap: number) => coins - cap, power: 1 },
  squareExcess: { of: (coins: number, cap: number) => coins * coins - cap * cap, power: 2 },
} as const;

/**
 * Sums over the tail of a distribution.
 * @param folded bound of Σ p(x) e^(θx) over x ≥ the distribution's size, for the tilts given.
 */
function tailSum(
  { chances, tilt, error, size }: Distribution,
  cap: number,
  { of, power }: (typeof weights)[keyof typeof weights],
  folded: (tilt: number) => number,
): Bounded {
  let value = 0;
  let squares = 0;
  for (let coins = size - 1; coins >= cap; coins -= 1) {
    const weight = of(coins, cap);
    value += weight * (chances[coins] ?? 0);
    const untilted = weight * Math.exp(-tilt * coins);
    squares += untilted * untilted;
  }
  // What is folded back is counted with too small a weight where it falls, and is missing where it belongs: for y ≥ size,
  // the first is at most size^power × e^(θ(y − cap)), the second y^power, which e^((y − size) × power / size) × size^power exceeds.
  const wrapped = folded(tilt) * Math.exp(-tilt * cap);
  const missing = folded(power / size) * Math.exp(-power);
  return { value, error: (error * Math.sqrt(squares) + (wrapped + missing) * size ** power) * 1.01 };
}

/** Tilts to choose from, as multiples of 1/cap. */
const tilts = [0, 1, 2, 4, 6, 9, 12, 16, 24, 36, 60];

/**
 * What the maximum win takes from a game. What single turns win beyond it is lost before they are added up; what is lost
 * besides, because several turns together pass it, is read off the tail of the distribution.
 * @param most the most that a round could win without it, in coins.
 * @param cap the maximum win, in coins.
 */
export function capFigures(law: RoundLaw, most: number, cap: number): CapFigures {
  const none = { value: 0, error: 0 };
  if (most < cap) return { chance: none, excess: none, squareExcess: none };
  const size = sizeFor(most, cap);
  const folded = (tilt: number) => foldedMass(law, { size, tilt, most, cap });
  const errorAt = (tilt: number) => {
    const tail = Math.exp(-tilt * cap);
    const { error } = boundsAt(law, { size, tilt, most, cap });
    return tail * (error * Math.sqrt(1 / (2 * tilt + 1 / size)) + folded(tilt));
  };
  const [best] = tilts
    .map((multiple) => ({ tilt: multiple / cap, error: errorAt(multiple / cap) }))
    .toSorted((a, b) => a.error - b.error);
  const distribution = distributionOf(law, { size, tilt: best?.tilt ?? 0, most, cap });
  const sum = (weight: keyof typeof weights) => tailSum(distribution, cap, weights[weight], folded);
  const [loss, excess, squareExcess] = [lossOf(law, cap), sum('excess'), sum('squareExcess')];
  return {
    chance: sum('chance'),
    excess: { value: excess.value + loss.mean, error: excess.error + loss.mean * 1e-9 },
    squareExcess: {
      value: squareExcess.value + loss.square,
      error: squareExcess.error + loss.squareError,
    },
  };
}

/** A power of two: above the most that a round can win, so that nothing is folded, or well above the maximum win. */
export function sizeFor(most: number, cap: number): number {
  const powerAbove = (coins: number) => 2 ** Math.ceil(Math.log2(coins + 1));
  return Math.max(16, Math.min(powerAbove(most), powerAbove(4 * cap)));
}
